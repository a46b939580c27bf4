import CreaseCanvas
import CreaseLayout

/// The gallery and, while one is open, the sample that was opened from it.
struct GalleryPreview: Interactive {
    private var gallery: Gallery
    private var preview: LivePreview?
    private let request: PreviewRequest
    private let editor: EditorCommand
    private var size = ScreenSize(columns: 80, rows: 24)
    private var now = 0.0

    init(_ gallery: Gallery, request: PreviewRequest, editor: EditorCommand) {
        self.gallery = gallery
        self.request = request
        self.editor = editor
    }

    mutating func update(_ event: InputEvent) -> [Effect] {
        if case .resize(let size) = event {
            self.size = size
            // The one that is not seen has to know as well.
            if preview != nil { _ = gallery.update(event) }
        }
        guard preview != nil else {
            let effects = gallery.update(event)
            if let sample = gallery.opened { open(sample) }
            return effects
        }
        let effects = preview?.update(event) ?? []
        if effects.contains(.close) { preview = nil }
        return effects
    }

    private mutating func open(_ sample: Gallery.Sample) {
        gallery.opened = nil
        guard let document = sample.document else { return }
        var session = Session(
            document, Situation(conditions: request.conditions, app: document.opening), title: document.title,
            isMouseOn: request.usesMouse)
        session.editor = editor
        session.isFromGallery = true
        let file = FileName.path(sample.path)
        var live = LivePreview(
            session, of: file, reading: request.reading, contents: LivePreview.contents(of: file), at: now)
        _ = live.elapse(to: now)
        _ = live.update(.resize(size))
        preview = live
    }

    mutating func prepare() {
        if preview == nil { gallery.prepare() } else { preview?.prepare() }
    }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        preview?.view(on: size, with: abilities) ?? gallery.view(on: size, with: abilities)
    }

    func due(after now: Double) -> Double? { preview?.due(after: now) }
    var watched: Int32? { preview?.watched }

    mutating func elapse(to now: Double) -> [Effect] {
        self.now = now
        return preview?.elapse(to: now) ?? []
    }
}
