internal import Stage

/// The clipboard of the browser: the page writes what the app copies, and hands over what a person pastes.
///
/// A page may read the clipboard only when the person pastes, so until then the app sees what it copied itself.
@MainActor
final class PageClipboard: Clipboard {
    weak var surface: WebSurface?
    private var stored: String?

    override var text: String? { stored }
    override var hasText: Bool { stored != nil }
    override func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(stored) }

    override func write(text: String?) {
        stored = text
        changed()
        surface?.holder?.send(CopyMessage(text: text ?? ""))
    }

    /// Takes what the person pastes.
    func pasted(_ text: String) {
        guard text != stored else { return }
        stored = text
        changed()
    }
}
