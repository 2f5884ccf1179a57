public import Foundation
public import SeamFoundation

/// How a thing is shown.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// A picture of a thing.
    public struct Image: Sendable {
        /// The name of a symbol or an asset; nil for data.
        public let name: String?
        /// Creates a symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
        /// Creates a picture of an asset.
        public init(named: String, isTemplate: Bool? = nil) { name = named }
        /// Creates a picture of data.
        public init(data: Data, isTemplate: Bool? = nil) { name = nil }
        /// Creates a picture of a file.
        public init(url: URL, isTemplate: Bool? = nil) { name = nil }
    }

    /// The words for it.
    public let title: LocalizedStringResource
    /// A line below.
    public let subtitle: LocalizedStringResource?
    /// Its picture.
    public let image: Image?
    /// Other words for it.
    public let synonyms: [LocalizedStringResource]

    /// Creates how a thing is shown.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    /// Makes the words of an interpolated text.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// The words for a kind of things.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The words for one.
    public let name: LocalizedStringResource
    /// Other words for it.
    public let synonyms: [LocalizedStringResource]

    /// Creates the words for a kind.
    public init(name: LocalizedStringResource, synonyms: [LocalizedStringResource] = []) {
        (self.name, self.synonyms) = (name, synonyms)
    }
    /// Creates the words for a kind, and for numbers of it.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource?,
        synonyms: [LocalizedStringResource] = []
    ) { self.init(name: name, synonyms: synonyms) }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    /// Makes the words of an interpolated text.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A kind of things with words for it.
public protocol TypeDisplayRepresentable {
    /// The words for the kind.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing that can be shown.
public protocol InstanceDisplayRepresentable {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// Values that can be shown.
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable
