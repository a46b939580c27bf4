import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Where the system puts what it presents")
struct PresentationSolverTests {
    private func frame(
        _ kind: Presentation.Kind, _ conditions: Conditions, _ change: (inout PresentationRequest) -> Void = { _ in }
    ) -> Rect {
        var request = PresentationRequest(kind, on: screen(for: conditions))
        change(&request)
        return PresentationSolver.frame(request)
    }

    static let closed = Conditions()
    static let open = Conditions(hinge: 180)
    static let book = Conditions(hinge: 127.78)
    static let tall = Conditions(hinge: 180, rotation: .clockwise)
    static let laptop = Conditions(hinge: 127.78, rotation: .clockwise)

    @Test("closed, a sheet is 450 wide with 8 pt at both sides; without vertical bars it stops short of the camera")
    func closed() {
        let sheet = frame(.sheet, Self.closed)
        #expect(sheet.minX == 8 && sheet.width == 450 && sheet.maxY == 678)
        let camera = screen(for: Self.closed).region(named: .camera)!.frame
        #expect(frame(.sheet, Self.closed) { $0.isDisabled = true }.minY > camera.maxY)
        #expect(frame(.sheet, Self.closed) { $0.detents = [.large, .medium] }.height == 339)
    }

    @Test("open, a sheet is a form in the middle; in book it keeps to the leading panel, in laptop it fills the lower")
    func inner() {
        #expect(frame(.sheet, Self.open).midX == 475.5)
        let book = frame(.sheet, Self.book)
        #expect(book.minX >= 0 && book.maxX <= 455.5)
        #expect(frame(.sheet, Self.book) { $0.placement = .trailing }.minX >= 495.5)
        #expect(frame(.sheet, Self.laptop) == Rect(x: 0, y: 495.5, width: 669, height: 455.5))
        #expect(frame(.sheet, Self.open) { $0.placement = .trailing }.maxX > 867)
        #expect(frame(.sheet, Self.open) { $0.placement = .leading }.minX < 50)
    }

    @Test("alerts: the middle when flat, the trailing half in book, the upper half in laptop")
    func alerts() {
        func alert(_ conditions: Conditions) -> Rect {
            frame(.alert, conditions) { $0.content = Size(width: 300, height: 160) }
        }
        #expect(alert(Self.open).midX == 475.5)
        #expect(alert(Self.book).minX >= 495.5 && alert(Self.book).maxX <= 867)
        #expect(alert(Self.laptop).maxY <= 455.5 && alert(Self.laptop).minY >= 82)
        #expect(alert(Self.closed).width == 300)
    }

    @Test("a menu opens below its control, beside the rail for a control of the rail, and never on the fold")
    func menus() {
        func menu(_ conditions: Conditions, _ anchor: Rect) -> Rect {
            frame(.menu, conditions) {
                $0.content = Size(width: 250, height: 132)
                $0.anchor = anchor
            }
        }
        let rail = menu(Self.closed, Rect(x: 394, y: 283, width: 48, height: 48))
        #expect(rail == Rect(x: 124, y: 283, width: 250, height: 132))
        let row = menu(Self.tall, Rect(x: 300, y: 82, width: 54, height: 48))
        #expect(row.minY == 138 && row.midX == 327)
        let left = menu(Self.book, Rect(x: 420, y: 300, width: 30, height: 30))
        #expect(left.maxX <= 455.5)
        let right = menu(Self.book, Rect(x: 500, y: 300, width: 30, height: 30))
        #expect(right.minX >= 495.5)
    }

    @Test("no sheet, alert, dialog, menu or popover touches an active fold or leaves the window")
    func laws() {
        for hinge in [0.0, 90, 127.78, 150, 180] {
            for rotation in Rotation.allCases {
                for split in [nil, SplitSide.left, .right] {
                    for kind in [Presentation.Kind.sheet, .alert, .confirmationDialog, .popover, .menu] {
                        for placement in PresentationPlacement.allCases {
                            check(kind, placement, Conditions(hinge: hinge, rotation: rotation, split: split))
                        }
                    }
                }
            }
        }
    }

    private func check(_ kind: Presentation.Kind, _ placement: PresentationPlacement, _ conditions: Conditions) {
        let screen = screen(for: conditions)
        for x in stride(from: 0.0, through: 950, by: 190) {
            let frame = frame(kind, conditions) {
                $0.placement = placement
                $0.content = Size(width: 300, height: 400)
                $0.anchor = Rect(x: x, y: x / 2, width: 40, height: 40)
            }
            let folds = screen.regions.filter { $0.kind == .division && $0.isActive }
            #expect(folds.allSatisfy { frame.intersection($0.frame) == nil }, "\(kind) in \(conditions)")
            #expect(frame.minX >= 0 && frame.maxX <= screen.bounds.maxX + 0.01, "\(kind) in \(conditions)")
            #expect(frame.minY >= 0 && frame.maxY <= screen.bounds.maxY + 0.01, "\(kind) in \(conditions)")
        }
    }
}

@Suite("Dialogs above the keyboard")
struct KeyboardDialogTests {
    @Test("alerts, dialogs and menus stand above the keyboard in every pose")
    func above() throws {
        let kinds: [PresentationContent.Kind] = [.alert, .confirmationDialog]
        for pose in [Poses.closed, Poses.clockwise, Poses.anticlockwise, Poses.open, Poses.book, Poses.tall] {
            var conditions = pose
            conditions.keyboard = true
            for kind in kinds {
                let root = Sketch.presenting(
                    PresentationSceneTests.home, kind, title: "Sure?", Sketch.button("Yes"))
                let scene = scene(root, conditions)
                let keyboard = try #require(scene.keyboard)
                let frame = try #require(scene.presentations.first).frame
                #expect(frame.maxY <= keyboard.minY && frame.minY >= 0, "\(kind) \(pose)")
            }
        }
    }

    @Test("a low sheet keeps its height above the keyboard as far as there is room, and its accessory bar with it")
    func lowSheet() throws {
        let form = Sketch.stack(
            Sketch.titled(Sketch.color("form"), nil, [Sketch.item(Sketch.button("Next"), .keyboard)]))
        let root = Sketch.presenting(PresentationSceneTests.home, .sheet, Sketch.with(form, .detents([.height(200)])))
        for split in [nil, SplitSide.left, .right] {
            for pose in [Poses.closed, Poses.clockwise, Poses.tall, Poses.open] {
                var conditions = pose
                conditions.split = split
                let down = scene(root, conditions)
                conditions.keyboard = true
                let up = scene(root, conditions)
                let sheet = try #require(up.presentations.first)
                // The keyboard does not reach the upper half of the tall display.
                guard up.screen.sizeClasses.horizontal == .compact, up.keyboard != nil else { continue }
                #expect(sheet.bars?.keyboard?.items.map(\.title) == ["Next"])
                #expect(up.assumptions.contains(.sheetKeyboard) && !down.assumptions.contains(.sheetKeyboard))
                #expect(up.screen.bounds.intersection(sheet.frame) == sheet.frame)
            }
        }
    }
}
