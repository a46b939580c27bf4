import CreaseDevice
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The table of facts")
struct FactTests {
    /// `(identifier, name)` of every `static let x = Fact("…"` in the module's sources.
    private func declared() throws -> [(identifier: String, name: String)] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/CreaseDevice")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasPrefix("Fact+") }
        return try files.sorted().flatMap { file in
            let text = String(decoding: try Data(contentsOf: sources.appending(path: file)), as: UTF8.self)
            return text.matches(of: /static let (\w+) = Fact\(\s*"([^"]+)"/).map { (String($0.1), String($0.2)) }
        }
    }

    @Test("every fact that is declared is printed, under a name its identifier spells")
    func complete() throws {
        let declared = try declared()
        #expect(declared.count > 250)
        #expect(Set(declared.map(\.name)) == Set(Fact.all.map(\.name)))
        #expect(declared.count == Fact.all.count)
        for (identifier, name) in declared {
            let parts = name.split(separator: ".")
            let joined = parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
            #expect(joined == identifier)
        }
    }

    @Test("names are unique, and each fact is in the chapter of its name")
    func chapters() {
        #expect(Set(Fact.all.map(\.name)).count == Fact.all.count)
        for section in Fact.Section.allCases {
            #expect(!section.facts.isEmpty && section.facts.allSatisfy { $0.section == section }, "\(section)")
        }
        #expect(Set(Fact.Section.allCases.map(\.title)).count == Fact.Section.allCases.count)
    }

    @Test("a guess says what would settle it, everything else needs no settling")
    func settled() {
        for fact in Fact.all {
            #expect((fact.basis == .assumed) == (fact.settledBy?.isEmpty == false), "\(fact.name)")
        }
    }

    @Test("every fact has a source, and words or a finite number with a unit and a note")
    func filled() {
        for fact in Fact.all {
            #expect(!fact.source.isEmpty, "\(fact.name)")
            if fact.shape == .words {
                #expect(fact.words?.isEmpty == false && fact.values.isEmpty, "\(fact.name)")
            } else {
                #expect(!fact.unit.isEmpty && !fact.note.isEmpty, "\(fact.name)")
                #expect(!fact.values.isEmpty && fact.values.allSatisfy(\.isFinite), "\(fact.name)")
                #expect(fact.shape != .range || fact.values[0] <= fact.values[1], "\(fact.name)")
            }
        }
    }

    @Test("values read as people write them")
    func readings() {
        #expect(Fact.railWidth.reading == "84 pt" && Fact.hingeBook.reading == "127.78°")
        #expect(Fact.windowOuterUpright.reading == "466 × 678 pt" && Fact.insetsOuterUpright.reading == "0/0/34/84 pt")
        #expect(Fact.regionStatusOuterUpright.reading == "(382, 0, 84, 170) pt")
        #expect(Fact.barRow.reading == "24…82 pt" && Fact.bodyOpen.reading == "164.6, 117.8, 5.2 mm")
        #expect(Fact.classesInner.reading == "regular × regular")
    }

    @Test("where sources disagree, the other reading is named")
    func conflicts() {
        let rows: [(Fact, String)] = [
            (.displayInnerSize, "626×890"), (.displayInnerCorner, "59"), (.displayOuterCornerHinge, "6"),
            (.displayInnerPpi, "460"), (.regionFoldLandscape, "zero-width"), (.regionFoldClosed, "active"),
            (.regionQuery, "regardless"), (.regionCameraOuterUpright, "no region"), (.hingeBook, "130"),
            (.hingeClosed, "path"), (.railSides, "CAP"), (.insetsSplitLeft, "84"), (.insetsSplitLeft, "25"),
            (.splitHalf, "475.5"), (.classesSplit, "unmeasured"), (.splitLifecycle, "inactive"),
            (.capacityCompression, "reverse"), (.arrangementOverlay, "main only"),
            (.arrangementClosedSideways, "unresolved"), (.railTabFive, "258"), (.railPitch, "101.5"), (.railGap, "11"),
            (.railGap, "8"), (.railBottom, "24"), (.barRow, "70…82"), (.railWidth, "61"),
            (.insetsInnerLandscape, "20"), (.statusRingOuter, "107…128"), (.sheetBook, "straddles"),
            (.statusSideways, "APPOLY"),
        ]
        for (fact, reading) in rows { #expect(fact.note.contains(reading), "\(fact.name): \(reading)") }
    }
}
