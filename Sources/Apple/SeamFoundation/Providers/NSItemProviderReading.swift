import Foundation

/// A class whose objects are made from the data of an item provider.
public protocol NSItemProviderReading: AnyObject {
    /// The types of data that objects are made from, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of one of those types. Called on any thread.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.failure(.unexpectedValueClassError, "The data is no text.")
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = NSURL(string: text) as? Self else {
            throw NSItemProvider.failure(.unexpectedValueClassError, "The data is no address.")
        }
        return url
    }
}
