/// The kinds of data on a pasteboard, by their uniform type identifiers.
enum PasteboardKinds {
    static let plainText = "public.utf8-plain-text"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    private static let texts = [plainText, "public.text", "public.plain-text", "public.url"]
    private static let pictures = [png, "public.jpeg", "public.image", "com.apple.uikit.image"]

    /// The text of an item.
    static func text(_ item: [String: Any]) -> String? {
        texts.lazy.compactMap { kind -> String? in
            switch item[kind] {
            case let text as String: text
            case let url as URL: url.absoluteString
            case let data as Data: String(data: data, encoding: .utf8)
            default: nil
            }
        }.first
    }

    /// The picture of an item, as a PNG.
    static func picture(_ item: [String: Any]) -> Data? {
        pictures.lazy.compactMap { kind -> Data? in
            switch item[kind] {
            case let image as UIImage: image.pngData()
            case let data as Data: UIImage(data: data)?.pngData()
            default: nil
            }
        }.first
    }
}
