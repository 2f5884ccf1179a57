internal import UniformTypeIdentifiers
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
                let file = file(of: data, type: identifier, named: provider.suggestedName)
                MainQueue.perform { done(file ?? data) }
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

    /// A file of the bytes, whose name tells its type; nil of a type whose files have no ending.
    nonisolated private static func file(of data: Data, type identifier: String, named name: String?) -> URL? {
        guard let ending = UTType(identifier)?.preferredFilenameExtension else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent((name ?? "Data").replacingOccurrences(of: "/", with: ":"))
            .deletingPathExtension().appendingPathExtension(ending)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            return file
        } catch {
            return nil
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
