import CreaseDevice
import Testing

@Suite("Rectangles and insets")
struct GeometryTests {
    @Test("insets never turn a rectangle inside out")
    func inset() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).text == "12,21 24×36")
        #expect(rect.inset(by: EdgeInsets(top: 50, left: 2, bottom: 3, right: 40)).size == .zero)
        #expect(rect.inset(by: EdgeInsets(left: -5)).text == "5,20 35×40")
    }

    @Test("common part and hull, over every pair of small rectangles")
    func pairs() {
        var rects: [Rect] = []
        for x in 0..<3 {
            for y in 0..<3 {
                for w in 1..<3 {
                    for h in 1..<3 {
                        rects.append(Rect(x: Double(x), y: Double(y), width: Double(w), height: Double(h)))
                    }
                }
            }
        }
        for a in rects {
            for b in rects {
                let hull = a.union(b)
                #expect(hull == b.union(a) && hull.union(a) == hull)
                if let common = a.intersection(b) {
                    #expect(a.union(common) == a && b.union(common) == b && !common.isEmpty)
                }
                // Cells counted one by one agree with the common part.
                let shared = (0..<25).filter { cell in
                    let middle = Point(x: Double(cell % 5) + 0.5, y: Double(cell / 5) + 0.5)
                    return a.contains(middle) && b.contains(middle)
                }
                let area = a.intersection(b).map { $0.width * $0.height } ?? 0
                #expect(Double(shared.count) == area)
            }
        }
    }

    @Test("the part of a rectangle inside another is that rectangle, thirds of points included")
    func inside() {
        for thirds in 0..<300 {
            let rect = Rect(x: Double(thirds) / 3, y: 21.667, width: 58, height: 37.1)
            #expect(rect.intersection(Rect(x: 0, y: 0, width: 951, height: 669)) == rect)
        }
    }

    @Test("edges and axes reach the fields of their names")
    func subscripts() {
        var insets = EdgeInsets.zero
        for (index, edge) in Edge.allCases.enumerated() { insets[edge] = Double(index + 1) }
        #expect(insets.text == "1/2/3/4" && insets.vertical == 4 && insets.horizontal == 6)
        var size = Size(width: 1, height: 2)
        size[.horizontal] = 3
        size[.vertical] += 2
        #expect(size.text == "3×4" && size.transposed.text == "4×3")
    }

    @Test("four quarter turns are none, right then left is none")
    func turns() {
        for turn in Rotation.allCases {
            #expect(turn.turnedRight.turnedLeft == turn)
            #expect(turn.turnedRight.turnedRight.turnedRight.turnedRight == turn)
        }
    }
}
