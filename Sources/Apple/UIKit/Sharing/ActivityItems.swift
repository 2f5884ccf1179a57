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
