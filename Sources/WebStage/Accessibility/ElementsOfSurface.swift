internal import Foundation
internal import Stage

/// Tells the pages of a surface's accessible elements, when they changed and not too often.
@MainActor
final class ElementsOfSurface {
    private unowned let surface: WebSurface
    private var tree = ElementTree()
    private var needsUpdate = true
    private var lastUpdate = 0.0
    private var timer: Timer?
    private var news: [AccessibilityNews] = []

    /// The least time between two messages, in seconds: elements that move need not be told of in each frame.
    private static let interval = 0.1

    init(of surface: WebSurface) {
        self.surface = surface
    }

    /// Returns whether a frame has to be asked for, after which the elements are looked at.
    func setNeedsUpdate() -> Bool {
        defer { needsUpdate = true }
        return !needsUpdate
    }

    func post(_ item: AccessibilityNews) {
        // Nothing is kept while nobody looks.
        guard !surface.viewers.isEmpty, news.count < 100 else { return }
        news.append(item)
    }

    /// After each frame.
    func updateIfNeeded() {
        guard needsUpdate || !news.isEmpty, timer == nil, !surface.viewers.isEmpty else { return }
        let wait = lastUpdate + Self.interval - surface.now
        guard wait > 0 else { return update() }
        timer = MainLoop.perform(after: wait) { [weak self] in
            self?.timer = nil
            self?.update()
        }
    }

    /// Tells a new page of all; the others of what changed up to now.
    func greet(_ viewer: Viewer) {
        update(except: viewer)
        viewer.send(tree.whole)
    }

    func perform(_ message: PageMessage) {
        guard let number = message.id, let object = tree.object(of: number),
            let action = AccessibilityAction(message)
        else { return }
        if message.action == "setValue" { tree.valueWasEntered(number) }
        _ = surface.client?.surface(surface, perform: action, on: object)
        surface.requestTick()
    }

    private func update(except newcomer: Viewer? = nil) {
        guard let client = surface.client else { return }
        needsUpdate = false
        lastUpdate = surface.now
        let message = tree.update(client.accessibilityElements(of: surface))
        for viewer in surface.viewers where viewer !== newcomer && !message.isEmpty { viewer.send(message) }
        let news = news
        self.news = []
        for item in news { tell(item) }
    }

    private func tell(_ item: AccessibilityNews) {
        switch item {
        case .announcement(let text), .pageScrolled(let text):
            if !text.isEmpty { surface.broadcast(AnnouncementMessage(text: text)) }
        case .layoutChanged(let focus), .screenChanged(let focus):
            guard let number = focus.flatMap(tree.number) else { return }
            surface.broadcast(ReaderMessage(id: number))
        }
    }
}

extension AccessibilityAction {
    /// The action that a page asks for; nil if it makes no sense.
    fileprivate init?(_ message: PageMessage) {
        switch message.action {
        case "activate": self = .activate
        case "increment": self = .increment
        case "decrement": self = .decrement
        case "escape": self = .escape
        case "magicTap": self = .magicTap
        case "show": self = .scrollToVisible
        case "focus": self = .focus
        case "setValue":
            guard let value = message.value else { return nil }
            self = .setValue(value)
        case "scroll":
            guard let direction = message.direction.flatMap(Direction.init(rawValue:)) else { return nil }
            self = .scroll(direction)
        case "scrollTo":
            guard let x = message.x, let y = message.y, abs(x) < 1e9, abs(y) < 1e9 else { return nil }
            self = .scrollTo(CGPoint(x: x, y: y))
        case "custom":
            guard let index = message.index else { return nil }
            self = .custom(index)
        default: return nil
        }
    }
}
