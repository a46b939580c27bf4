import CreaseDevice
import CreaseLayout

/// Two versions of a layout compared pose by pose.
struct LayoutDiff {
    let old: String
    let new: String
    /// One per pose compared, the poses without a change included.
    let poses: [PoseDiff]

    struct PoseDiff {
        let title: String
        let conditions: Conditions
        let changes: [SceneChange]
    }

    /// - Parameter poses: what is compared, each with its title.
    init(
        _ old: Document, _ new: Document, under poses: [(title: String, conditions: Conditions)]
    ) {
        self.old = old.file.shown
        self.new = new.file.shown
        self.poses = poses.map { pose in
            PoseDiff(
                title: pose.title, conditions: pose.conditions,
                changes: SceneDiff(old.scene(pose.conditions), new.scene(pose.conditions)).changes)
        }
    }

    init(old: String, new: String, poses: [PoseDiff]) {
        self.old = old
        self.new = new
        self.poses = poses
    }

    var isEmpty: Bool { poses.allSatisfy(\.changes.isEmpty) }

    /// Poses that changed in the same way, together; those without a change are left out.
    var groups: [(titles: [String], changes: [SceneChange])] {
        var groups: [(titles: [String], changes: [SceneChange])] = []
        for pose in poses where !pose.changes.isEmpty {
            if let index = groups.firstIndex(where: { $0.changes == pose.changes }) {
                groups[index].titles.append(pose.title)
            } else {
                groups.append(([pose.title], pose.changes))
            }
        }
        return groups
    }
}
