/// The kind of a type's tag: a file name extension, or a content type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The class `filenameExtension` of tags.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The class `mimeType` of tags.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
