internal import Foundation
internal import Stage

/// The clipboard of the browser: the page writes what the app copies, and hands over what a person pastes.
///
/// A page reads the clipboard when the person pastes, or says that it may. Until then the app sees what was in it last.
@MainActor
final class PageClipboard: Clipboard {
    weak var surface: WebSurface?
    private var stored: String?
    private var storedImage: Data?
    /// Readers that wait for the page's answer, by its serial.
    private var readers: [Int: @MainActor (String?) -> Void] = [:]
    private var serial = 0
    /// In seconds: the person may be asked for leave meanwhile.
    private static let patience = 30.0

    override var text: String? { stored }
    override var hasText: Bool { stored != nil }
    override var image: Data? { storedImage }
    override var hasImage: Bool { storedImage != nil }

    override func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        // A paste by a key has brought its text already.
        guard let holder = surface?.holder, !isFresh, readers.count < 16 else {
            isFresh = false
            return completion(stored)
        }
        serial += 1
        let number = serial
        readers[number] = completion
        holder.send(ReadClipboardMessage(serial: number))
        MainLoop.perform(after: Self.patience) { [weak self] in self?.answered(nil, serial: number) }
    }

    override func write(text: String?) {
        (stored, storedImage) = (text, nil)
        changed()
        surface?.holder?.send(CopyMessage(text: text ?? ""))
    }

    override func write(image: Data) {
        (stored, storedImage) = (nil, image)
        changed()
        guard let surface, let path = surface.downloads.add(image, named: "image.png") else { return }
        surface.holder?.send(CopyImageMessage(path: path))
    }

    /// Takes the picture that the person pastes, a PNG.
    func pasted(image: Data) {
        (stored, storedImage) = (nil, image)
        changed()
    }

    /// Set after a paste, until it has been read: the key that pastes comes next.
    private var isFresh = false

    /// Takes what the person pastes.
    func pasted(_ text: String) {
        isFresh = true
        MainLoop.perform(after: 0.25) { [weak self] in self?.isFresh = false }
        take(text)
    }

    /// Takes the page's answer; nil if it may not read.
    func answered(_ text: String?, serial: Int?) {
        guard let serial, let reader = readers.removeValue(forKey: serial) else { return }
        if let text, !text.isEmpty { take(text) }
        reader(stored)
    }

    private func take(_ text: String) {
        guard text != stored else { return }
        (stored, storedImage) = (text, nil)
        changed()
    }
}
