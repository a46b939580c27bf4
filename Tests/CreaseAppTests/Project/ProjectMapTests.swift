import CreaseLanguage
import Testing

@testable import CreaseApp

@Suite("How far files of a project are from each other")
struct ProjectMapTests {
    /// One word for each other file: the reach from the first.
    private func reaches(_ folder: borrowing Folder, from file: String, importing: Set<String> = []) throws -> [String:
        String]
    {
        let root = try #require(ProjectRoot(around: folder.path(file), home: nil))
        let tree = SourceTree(root)
        let map = ProjectMap(tree, around: file) {
            try? FileReader.bytes(of: .path(root.path + "/" + $0), limit: 1 << 20)
        }
        var found: [String: String] = [:]
        for other in tree.files where other != file {
            let distance = map.distance(from: map.home(of: file), importing: importing, to: map.home(of: other))
            found[other] = distance.map { "\($0.reach)" } ?? "unseen"
        }
        return found
    }

    private static func package(_ name: String, _ more: String = "") -> String {
        "let package = Package(name: \"\(name)\", \(more) targets: [.target(name: \"\(name)\")])"
    }

    @Test("a package: its targets, tests hidden, a package it depends on by path, others elsewhere")
    func package() throws {
        let folder = try Folder([
            ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": "",
            "Packages/Kit/Package.swift": """
            let package = Package(name: "Kit", dependencies: [.package(path: "../Looks")],
                targets: [.target(name: "Kit", dependencies: ["Parts"]), .target(name: "Parts", path: "Own/Parts"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """,
            "Packages/Looks/Package.swift": Self.package("Looks"),
            "Packages/Third/Package.swift": Self.package("Third"),
            "Packages/Kit/Sources/Kit/Home.swift": "", "Packages/Kit/Sources/Kit/Deep/Row.swift": "",
            "Packages/Kit/Own/Parts/Part.swift": "", "Packages/Kit/Tests/KitTests/Mock.swift": "",
            "Packages/Looks/Sources/Looks/Badge.swift": "", "Packages/Third/Sources/Third/Badge.swift": "",
            "App/Badge.swift": "",
        ])
        #expect(
            try reaches(folder, from: "Packages/Kit/Sources/Kit/Home.swift", importing: ["Parts"]) == [
                "Packages/Kit/Sources/Kit/Deep/Row.swift": "target", "Packages/Kit/Own/Parts/Part.swift": "project",
                "Packages/Kit/Tests/KitTests/Mock.swift": "unseen",
                "Packages/Looks/Sources/Looks/Badge.swift": "dependency",
                "Packages/Third/Sources/Third/Badge.swift": "elsewhere", "App/Badge.swift": "elsewhere",
            ])
    }

    @Test("a repository of many apps never mixes them, unless one is a package that is imported")
    func apps() throws {
        let folder = try Folder([
            ".git/HEAD": "", "One/One.xcodeproj/project.pbxproj": "", "Two/Two.xcodeproj/project.pbxproj": "",
            "Kit/Package.swift": Self.package("Kit"), "One/A.swift": "", "One/Sub/B.swift": "", "Two/A.swift": "",
            "Kit/Sources/Kit/K.swift": "", "Loose/L.swift": "",
        ])
        let apart = [
            "One/Sub/B.swift": "project", "Two/A.swift": "unseen", "Kit/Sources/Kit/K.swift": "unseen",
            "Loose/L.swift": "elsewhere",
        ]
        #expect(try reaches(folder, from: "One/A.swift") == apart)
        var importing = apart
        importing["Kit/Sources/Kit/K.swift"] = "dependency"
        #expect(try reaches(folder, from: "One/A.swift", importing: ["Kit"]) == importing)
    }

    private static let pbxproj = """
        // !$*UTF8*$!
        { archiveVersion = 1; rootObject = P; objects = {
          P /* Project */ = { isa = PBXProject; mainGroup = G; targets = (T, W, U, ); };
          G = { isa = PBXGroup; children = (GA, S, "F-3"); sourceTree = "<group>"; };
          GA = { isa = PBXGroup; children = (F1, F2); path = App; sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = "B \\"b\\".swift"; sourceTree = "<group>"; };
          "F-3" = { isa = PBXFileReference; path = ../Shared/C.swift; sourceTree = SOURCE_ROOT; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = (X, Y); };
          X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Out.swift); };
          Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Deep/Both.swift); };
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = "F-3"; };
          PT = { isa = PBXSourcesBuildPhase; files = (B1, B3); }; PW = { isa = PBXSourcesBuildPhase; files = (B2); };
          T = { isa = PBXNativeTarget; name = App; buildPhases = (PT); fileSystemSynchronizedGroups = (S);
            productType = "com.apple.product-type.application"; };
          W = { isa = PBXNativeTarget; name = Widget; buildPhases = (PW); productType = "com.apple.product-type.app-extension"; };
          U = { isa = PBXNativeTarget; name = Tests; buildPhases = (); productType = "com.apple.product-type.bundle.unit-test"; };
        }; }
        """

    @Test("targets of an Xcode project, listed and by folder; files outside its folder; exceptions both ways")
    func xcode() throws {
        let folder = try Folder([
            ".git/HEAD": "", "ios/App.xcodeproj/project.pbxproj": Self.pbxproj, "ios/App/A.swift": "",
            "ios/App/B \"b\".swift": "", "Shared/C.swift": "", "ios/Synced/D.swift": "", "ios/Synced/Out.swift": "",
            "ios/Synced/Deep/Both.swift": "", "ios/Loose.swift": "", "ios/AppTests/Mock.swift": "",
        ])
        #expect(
            try reaches(folder, from: "ios/App/A.swift") == [
                "ios/App/B \"b\".swift": "project", "Shared/C.swift": "target", "ios/Synced/D.swift": "target",
                "ios/Synced/Out.swift": "project", "ios/Synced/Deep/Both.swift": "target", "ios/Loose.swift": "project",
                "ios/AppTests/Mock.swift": "unseen",
            ])
        #expect(try reaches(folder, from: "ios/App/B \"b\".swift")["ios/Synced/Deep/Both.swift"] == "target")
        // Every beginning of the project file is read without harm.
        let bytes = Array(Self.pbxproj.utf8)
        for end in bytes.indices { _ = PropertyList(Array(bytes[..<end])).map { XcodeProject("App.xcodeproj", $0) } }
        #expect(PropertyList(Array(repeating: UInt8(ascii: "("), count: 100_000)) == nil)
    }

    @Test("the root is the outermost of repository, workspace, project and package, below the home")
    func root() throws {
        let folder = try Folder([
            "home/.git/HEAD": "", "home/work/.git/HEAD": "", "home/work/App.xcworkspace/x": "",
            "home/work/Inner/Package.swift": "", "home/work/Inner/Sources/Kit/A.swift": "", "home/alone/A.swift": "",
        ])
        let real = try #require(ProjectRoot(around: folder.path("home/alone/A.swift"), home: nil)).path
        #expect(real.hasSuffix("/home"))
        let inner = ProjectRoot(around: folder.path("home/work/Inner/Sources/Kit/A.swift"), home: real)
        #expect(inner?.path == real + "/work" && inner?.file == "Inner/Sources/Kit/A.swift")
        let alone = ProjectRoot(around: folder.path("home/alone/A.swift"), home: real)
        #expect(alone?.path == real + "/alone" && alone?.isProject == false)
    }

    @Test("the way between two files counts folders left and entered")
    func steps() {
        let cases = [("a.swift", "b.swift", 0), ("x/a.swift", "b.swift", 1), ("x/y/a.swift", "x/z/b.swift", 2)]
        for (a, b, steps) in cases {
            #expect(FilePath.steps(from: a, to: b) == steps && FilePath.steps(from: b, to: a) == steps)
        }
        #expect(FilePath.resolved("../Looks/", in: "Packages/Kit") == "Packages/Looks")
        #expect(FilePath.resolved("../../..", in: "Packages/Kit") == nil)
    }
}
