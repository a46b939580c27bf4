import CreaseDevice
import Testing

@Suite("The collected tables, row by row: every number is in a fact of its chapter")
struct FactRowTests {
    /// Chapter, what the row says, its numbers.
    private static let rows: [(Fact.Section, String, [Double])] = [
        (.display, "sizes", [466, 678, 951, 669]), (.display, "scale", [3]),
        (.display, "buffers", [1398, 2034, 2853, 2007]), (.display, "panels", [1398, 2034, 2670, 1878]),
        (.display, "down-scale", [0.9358, 2.81]), (.display, "diagonals", [5.4, 5.36, 7.6, 7.58]),
        (.display, "ppi", [460, 430]), (.display, "aspect", [1.45, 1.42]), (.display, "corners", [8, 59, 55]),
        (.display, "screen ids", [1, 3, 0, 270]), (.display, "refresh", [60, 120]),
        (.display, "millimetres", [77.2, 112.3, 110.9, 157.7]), (.display, "fold", [475.5]),
        (.body, "body", [164.6, 117.8, 5.2, 84.1, 11.3, 254]), (.body, "runtime", [27.1]),
        (.window, "26", [375, 667]), (.window, "27.0", [386, 678, 598, 466, 871, 669, 469, 389, 80, 81.4]),
        (.window, "27.1", [466, 678, 951, 669]),
        (.insets, "pose table", [0, 34, 84, 82]), (.insets, "margins", [84, 20]), (.insets, "corners", [16, 2.3]),
        (.insets, "transients", [172, 192, 84, 510, 350, 678, 466, 140]),
        (.region, "outer camera", [399.667, 29.333, 37, 611.667, 399.667]),
        (.region, "inner camera", [677.333, 21, 58, 37, 215.667, 611]),
        (.region, "status", [382, 84, 170, 594, 384, 82, 867, 120, 535, 134]),
        (.region, "division", [455.5, 40, 669, 20, 0]), (.region, "status in the right half", [385]),
        (.region, "clipped, doubled", [13.5, 53.5]), (.region, "passes", [3, 9]),
        (.region, "re-read", [0.3, 0.35]), (.region, "sweep", [98, 132.5, 172.6, 180]),
        (.region, "book", [433.5, 42, 455.5, 495.5, 867]), (.region, "laptop", [82, 455.5, 495.5, 917]),
        (.split, "halves", [469, 669, 13, 482]), (.split, "with bars", [82, 84, 34, 385, 635]),
        (.split, "division", [455.5, 13.5]), (.split, "margins and corner", [84, 20, 8.7]),
        (.split, "threshold", [120]),
        (.bar, "frames", [24, 951, 58, 882, 69, 669, 586, 83]), (.bar, "tall", [83, 34, 82, 134]),
        (.bar, "content", [382, 562, 594, 350, 867, 553, 669, 783]), (.bar, "title", [17, 20, 48]),
        (.bar, "horizontal-only", [357, 48]), (.bar, "closed", [24, 72, 21, 597, 423, 58]),
        (.bar, "pill", [62, 54, 4, 21, 868, 930, 86, 16, 372, 28]), (.bar, "tab text", [24, 28, 10]),
        (.bar, "cards", [424, 361]),
        (.rail, "width, column, capsule", [84, 48, 12, 24]), (.rail, "heights", [48, 52, 100, 101.5, 256]),
        (.rail, "gap", [12]), (.rail, "tabs", [6, 50, 262, 48, 606, 654]), (.rail, "margins", [26, 24, 11, 90]),
        (.rail, "first control", [171, 219, 120]),
        (.status, "camera", [37, 29.33, 47.8]), (.status, "ring", [130, 77.3, 18.7, 3.33, 4, 25]),
        (.status, "clock", [37.3, 92.7, 40, 16]), (.status, "pill", [54, 21, 27]), (.status, "glyph", [107, 128]),
        (.status, "tall", [51.4, 54, 13.6]), (.status, "horizontal", [310, 24, 72]),
        (.list, "cards and rows", [20, 361, 424, 51.5, 52, 103, 104, 123, 59]),
        (.bezel, "borders", [8.5, 16.5, 7.3, 5.9, 3.7]), (.bezel, "spine and fold", [13.1, 10, 4, 6, 2.4]),
        (.bezel, "buttons", [224, 289, 304, 369, 204, 315, 3.5, 2.9]),
        (.hinge, "book", [127.78, 127, 127.8, 128, 130, 120, 90]),
        (.hinge, "nearly flat", [180, 175, 178, 179, 170.3, 173.1, 174.1]),
        (.hinge, "closed", [19.2, 20, 20.8, 27, 45.9, 36.6, 123.3, 143.1]), (.hinge, "switch", [80, 100, 60]),
        (.hinge, "raw statuses", [0, 1, 2, 3]),
        (.arrangement, "panes", [433.5, 455.5, 40, 371.5]),
        (.capacity, "horizontal", [60, 276, 4, 54, 310]), (.capacity, "rail", [481, 523, 350, 376, 2, 3, 230]),
        (.sheet, "closed", [374, 450, 8]), (.column, "sidebar", [320]), (.keyboard, "heights", [350, 264, 289, 230]),
        (.media, "video", [22.1, 61.8, 134]), (.phone, "size", [440, 956]),
    ]

    @Test("row", arguments: rows.indices)
    func row(index: Int) {
        let (section, name, numbers) = Self.rows[index]
        let known = Set(section.facts.flatMap(\.values))
        #expect(Set(numbers).subtracting(known).isEmpty, "\(section.rawValue): \(name)")
    }

    @Test("derived numbers are what their parts give")
    func arithmetic() {
        let inner = Fact.displayInnerSize.size
        #expect(Fact.splitGutter.value == inner.width - 2 * Fact.splitHalf.size.width)
        #expect(Fact.splitSecond.value == Fact.splitHalf.size.width + Fact.splitGutter.value)
        #expect(Fact.displayFold.value == inner.width / 2 && Fact.regionFoldLandscape.rect.midX == inner.width / 2)
        #expect(Fact.displayInnerBuffer.size.width == inner.width * Fact.displayScale.value)
        #expect(Fact.displayOuterBuffer.size.height == Fact.displayOuterSize.size.height * Fact.displayScale.value)
        let scale = Fact.displayInnerPanel.size.width / Fact.displayInnerBuffer.size.width
        #expect(abs(scale - Fact.displayInnerDownscale.value) < 0.0001)
        #expect(abs(scale * 3 - Fact.displayInnerPixelsPerPoint.value) < 0.01)
        let inches = Fact.displayInnerPanel.size.width / Fact.displayInnerPpi.value
        #expect(abs(inches * 25.4 - Fact.displayInnerMillimetres.size.width) < 0.1)
        let outer = Fact.displayOuterPanel.size.height / Fact.displayOuterPpi.value
        #expect(abs(outer * 25.4 - Fact.displayOuterMillimetres.size.height) < 0.1)
        let camera = Fact.regionCameraOuterUpright.rect
        #expect(abs(Fact.displayOuterSize.size.width - camera.maxX - Fact.statusCameraEdge.value) < 0.01)
        #expect(abs(camera.minY - Fact.statusCameraEdge.value) < 0.01)
        #expect(abs(Fact.statusRingOuter.value - Fact.statusClockAbove.value - Fact.statusClockOuter.value) < 0.1)
        #expect(abs(Fact.statusRingInner.value - Fact.statusClockAbove.value - Fact.statusClockInner.value) < 0.1)
        #expect(Fact.railCapsulePair.value == Fact.railItem.value + Fact.railPitch.value)
        #expect(Fact.railCapsuleFive.value == Fact.railItem.value + 4 * Fact.railPitch.value)
        #expect(Fact.railTabFive.value == 2 * Fact.railTabPadding.value + 5 * Fact.railTabPitch.value)
        #expect(Fact.railCapsuleSides.values.reduce(Fact.railCapsuleWidth.value, +) == Fact.railWidth.value)
        #expect(Fact.barPillHeight.value == Fact.barPillItem.value + 2 * Fact.barPillPadding.value)
        #expect(Fact.sheetOuterWidth.value == Fact.windowOuterUpright.size.width - 2 * Fact.sheetOuterSide.value)
        #expect(Fact.regionBookTrailing.values[1] - Fact.regionBookTrailing.values[0] == Fact.arrangementBook.values[2])
        let lone = Fact.barHorizontalOnly.values
        #expect(
            Fact.displayOuterSize.size.width - Fact.railWidth.value - lone[0] - lone[2] / 2
                == Fact.barRailGap.value)
        #expect(Fact.listFirstGap.value == Fact.listFirstCard.value - Fact.barRow.values[1])
    }

    @Test("the sheet's content closed is its width less the part of the rail that is over it")
    func sheet() {
        // The sheet ends 8 short of the screen's edge, so 76 of the rail's 84 are inside it.
        let inside = Fact.railWidth.value - Fact.sheetOuterSide.value
        #expect(Fact.sheetOuterContent.value == Fact.sheetOuterWidth.value - inside)
    }
}
