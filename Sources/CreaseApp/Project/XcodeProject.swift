/// Which files of an Xcode project are built for which of its targets.
struct XcodeProject: Sendable {
    struct Target: Hashable, Sendable {
        /// The project's path below the root, and the target's name: two projects' targets are never one.
        var project: String
        var name: String
        var isTest: Bool
    }

    /// A folder whose files belong to targets without being listed.
    private struct Folder {
        var path: String
        var targets: Set<Target>
        /// Targets of single files below it that differ, by their paths.
        var exceptions: [String: Set<Target>]
    }

    private var listed: [String: Set<Target>] = [:]
    private var folders: [Folder] = []

    /// - Parameters:
    ///   - path: of the `.xcodeproj`, below the root.
    ///   - list: its `project.pbxproj`.
    init(_ path: String, _ list: PropertyList) {
        guard case .table(let objects)? = list["objects"] else { return }
        let files = Places(objects, project: list["rootObject"]?.text ?? "", folder: FilePath.folder(of: path))
        // In the order of their identifiers, so that nothing depends on the order of a table.
        let targets = objects.keys.sorted().compactMap { id -> (id: String, target: Target, object: PropertyList)? in
            guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget" else { return nil }
            let isTest = object["productType"]?.text?.contains("test") ?? false
            return (id, Target(project: path, name: object["name"]?.text ?? id, isTest: isTest), object)
        }
        for (_, target, object) in targets {
            for phase in object["buildPhases"]?.texts ?? [] where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase"
            {
                for file in objects[phase]?["files"]?.texts ?? [] {
                    guard let reference = objects[file]?["fileRef"]?.text, let path = files.paths[reference] else {
                        continue
                    }
                    listed[path, default: []].insert(target)
                }
            }
        }
        for (group, path) in files.folders.sorted(by: { $0.value < $1.value }) {
            let owners = Set(
                targets.filter { $0.object["fileSystemSynchronizedGroups"]?.texts.contains(group) == true }.map(
                    \.target))
            var exceptions: [String: Set<Target>] = [:]
            for set in objects[group]?["exceptions"]?.texts ?? [] {
                guard let id = objects[set]?["target"]?.text, let target = targets.first(where: { $0.id == id })?.target
                else { continue }
                for name in objects[set]?["membershipExceptions"]?.texts ?? [] {
                    let file = path.isEmpty ? name : path + "/" + name
                    // An exception leaves a file out of a target of the folder, or puts it into another.
                    exceptions[file, default: owners].formSymmetricDifference([target])
                }
            }
            folders.append(Folder(path: path, targets: owners, exceptions: exceptions))
        }
    }

    /// The targets a file is built for; empty for one the project does not know.
    func targets(of file: String) -> Set<Target> {
        var found = listed[file] ?? []
        for folder in folders where FilePath.contains(folder.path, file) {
            found.formUnion(folder.exceptions[file] ?? folder.targets)
        }
        return found
    }

    /// Where the files and folders of a project's groups are, by their identifiers.
    private struct Places {
        var paths: [String: String] = [:]
        var folders: [String: String] = [:]

        init(_ objects: [String: PropertyList], project: String, folder: String) {
            let start = objects[project]?["projectDirPath"]?.text ?? ""
            let base = FilePath.resolved(start, in: folder) ?? folder
            guard let main = objects[project]?["mainGroup"]?.text else { return }
            var waiting = [(id: main, folder: base)]
            var seen: Set<String> = []
            while let (id, folder) = waiting.popLast() {
                guard seen.insert(id).inserted, let object = objects[id] else { continue }
                let start: String
                switch object["sourceTree"]?.text ?? "<group>" {
                case "<group>": start = folder
                case "SOURCE_ROOT": start = base
                default: continue
                }
                guard let path = FilePath.resolved(object["path"]?.text ?? "", in: start) else { continue }
                switch object["isa"]?.text {
                case "PBXGroup", "PBXVariantGroup":
                    waiting += (object["children"]?.texts ?? []).map { ($0, path) }
                case "PBXFileSystemSynchronizedRootGroup": folders[id] = path
                default: paths[id] = path
                }
            }
        }
    }
}
