import CreaseDevice

@testable import CreaseLayout

/// The division of space in letters, one cell per point: a node named with one letter fills its cells, later nodes over
/// earlier ones; `.` is nobody's.
func picture(_ root: ViewNode, _ width: Int, _ height: Int, direction: LayoutDirection = .leftToRight) -> String {
    let scene = layout(root, on: canvas(Double(width), Double(height), direction: direction))
    var rows = Array(repeating: Array(repeating: Character("."), count: width), count: height)
    for node in scene.all where node.isVisible {
        guard let name = node.identifier, name.count == 1, let letter = name.first else { continue }
        for y in 0..<height {
            for x in 0..<width {
                // A cell belongs to the frame that covers its middle.
                let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                if node.clip.contains(middle) { rows[y][x] = letter }
            }
        }
    }
    return rows.map { String($0) }.joined(separator: "\n")
}
