public import Foundation
public import SeamFoundation

/// Reads JSON.
open class AFJSONResponseSerializer: AFHTTPResponseSerializer {
    /// How the JSON is read.
    public var readingOptions: JSONSerialization.ReadingOptions = []
    /// Whether keys whose value is null are left out. No by default.
    public var removesKeysWithNullValues = false

    /// A serializer for the types `application/json`, `text/json` and `text/javascript`.
    public override init() {
        super.init()
        acceptableContentTypes = ["application/json", "text/json", "text/javascript"]
    }

    /// A serializer with options for reading.
    public convenience init(readingOptions: JSONSerialization.ReadingOptions) {
        self.init()
        self.readingOptions = readingOptions
    }

    /// The object of the JSON; nil for an empty answer, or one of a space.
    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard isReadable(response, data, error), let data, !data.isEmpty, data != Data(" ".utf8) else { return nil }
        do {
            let object = try JSONSerialization.jsonObject(with: data, options: readingOptions)
            return removesKeysWithNullValues ? Self.withoutNulls(object) : object
        } catch let problem {
            if error?.pointee == nil { error?.pointee = problem as NSError }
            return nil
        }
    }

    private static func withoutNulls(_ object: Any) -> Any {
        if let array = object as? [Any] { return array.map(withoutNulls) }
        guard let dictionary = object as? [String: Any] else { return object }
        return dictionary.filter { !($0.value is NSNull) }.mapValues(withoutNulls)
    }
}
