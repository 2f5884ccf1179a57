import Foundation

/// A type of data, such as a PNG image, by its uniform type identifier.
///
/// The types that are known are the common ones among those that Apple's systems declare. An ending of a file name or a
/// kind of content that no known type has makes a dynamic type, which carries just that tag.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// `public.png`
    public let identifier: String
    private var dynamic: DynamicTag?

    /// The tag that a dynamic type was made from.
    private struct DynamicTag: Hashable, Codable, Sendable {
        var tag: String
        var tagClass: UTTagClass
        var supertype: String
    }

    /// The type of that identifier; nil for one that is not known.
    public init?(_ identifier: String) {
        guard TypeTable.shared.rows[identifier.lowercased()] != nil else { return nil }
        self.identifier = identifier.lowercased()
    }

    init(known identifier: String) { self.identifier = identifier }

    /// A type that the app declares itself.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
        if let parent {
            dynamic = DynamicTag(tag: "", tagClass: .filenameExtension, supertype: parent.identifier)
        }
    }

    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }

    /// The type of files with that ending. An ending that is not known makes a dynamic type.
    ///
    /// - Returns: Nil for an empty ending, or when no type with it conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of that kind of content, such as `image/png`. One that is not known makes a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag. A tag that is not known makes a dynamic type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// All types with a tag; a dynamic one when none is known.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        let table = TypeTable.shared
        let known =
            switch tagClass {
            case .filenameExtension: table.byExtension[tag]
            case .mimeType: table.byMIMEType[tag]
            default: [String]?.none
            }
        guard let known else {
            var type = UTType(known: "dyn." + Data("\(tagClass.rawValue)=\(tag)".utf8).map(Self.hexadecimal).joined())
            type.dynamic = DynamicTag(tag: tag, tagClass: tagClass, supertype: (supertype ?? .data).identifier)
            return [type]
        }
        let types = known.map(UTType.init(known:))
        guard let supertype else { return types }
        return types.filter { $0.conforms(to: supertype) }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private var row: TypeTable.Row? { TypeTable.shared.rows[identifier] }

    /// The ending of file names; nil for a type that has none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The kind of content; nil for a type that has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// Every tag, the preferred one of each class first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic { return dynamic.tag.isEmpty ? [:] : [dynamic.tagClass: [dynamic.tag]] }
        var tags: [UTTagClass: [String]] = [:]
        guard let row else { return tags }
        if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
        if !row.mimeTypes.isEmpty { tags[.mimeType] = row.mimeTypes }
        return tags
    }

    /// Every type that this conforms to, itself left out.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var pending = dynamic.map { [$0.supertype] } ?? row?.supertypes ?? []
        while let identifier = pending.popLast() {
            guard found.insert(UTType(known: identifier)).inserted else { continue }
            pending += TypeTable.shared.rows[identifier]?.supertypes ?? []
        }
        return found
    }

    /// Whether it is `type`, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether `type` is a kind of it, and not itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether it was made from a tag that no known type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the system or an app declares it.
    public var isDeclared: Bool { !isDynamic }

    /// Whether it is one of the types that everybody may use.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var description: String { identifier }
}
