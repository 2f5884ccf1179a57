internal import SeamPrimitives

/// Converts shared items to text and files.
@MainActor
enum ActivityItems {
    static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    /// Loads the item of a provider in the form that says most: an address, a picture, a text, or bytes.
    static func load(_ provider: NSItemProvider, _ done: @escaping @MainActor @Sendable (Any) -> Void) {
        let classes: [any NSItemProviderReading.Type] = [NSURL.self, UIImage.self, NSString.self]
        guard let type = classes.first(where: { provider.canLoadObject(ofClass: $0) }) else {
            guard let identifier = provider.registeredTypeIdentifiers.first else { return }
            _ = provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                guard let data else { return }
                MainQueue.perform { done(data) }
            }
            return
        }
        _ = provider.loadObject(ofClass: type) { object, _ in
            guard let object else { return }
            nonisolated(unsafe) let item: Any =
                switch object {
                case let url as NSURL: url as URL
                case let text as NSString: text as String
                default: object
                }
            MainQueue.perform { done(item) }
        }
    }

    /// A name and the bytes; nil of what makes no file.
    static func file(of item: Any) -> (name: String, data: Data)? {
        switch item {
        case let url as URL where url.isFileURL:
            return (try? Data(contentsOf: url)).map { (url.lastPathComponent, $0) }
        case let image as UIImage: return image.pngData().map { ("Image.png", $0) }
        case let data as Data: return ("Data", data)
        default: return text(of: item).map { ("Text.txt", Data($0.utf8)) }
        }
    }
}
