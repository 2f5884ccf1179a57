import Foundation

extension DataModel {
    /// An attribute of an entity, or of a composite one.
    public struct Attribute: Codable, Equatable, Sendable {
        /// The types, in the words of the file.
        public enum Kind: String, Codable, Sendable, CaseIterable {
            /// No type was chosen.
            case undefined = "Undefined"
            /// A number of 16 bits.
            case integer16 = "Integer 16"
            /// A number of 32 bits.
            case integer32 = "Integer 32"
            /// A number of 64 bits.
            case integer64 = "Integer 64"
            /// A decimal number.
            case decimal = "Decimal"
            /// A floating-point number of 64 bits.
            case double = "Double"
            /// A floating-point number of 32 bits.
            case float = "Float"
            /// Text.
            case string = "String"
            /// True or false.
            case boolean = "Boolean"
            /// A moment.
            case date = "Date"
            /// Bytes.
            case binary = "Binary"
            /// A UUID.
            case uuid = "UUID"
            /// A URL.
            case uri = "URI"
            /// An object that a value transformer makes bytes of.
            case transformable = "Transformable"
            /// The identifier of an object.
            case objectID = "ObjectID"
            /// Several attributes under one name.
            case composite = "Composite"
        }

        /// The name.
        public var name: String
        /// The type.
        public var kind: Kind
        /// Whether an object can be saved without a value.
        public var isOptional = false
        /// Whether the value is left out of the store.
        public var isTransient = false
        /// Whether the generated property is a number of Swift's, and not an object.
        public var isScalar = false
        /// The value of a new object, as text; that of a date in seconds since 2001.
        public var defaultValue: String?
        /// The smallest value, the earliest date, or the shortest length.
        public var minimum: String?
        /// The largest value, the latest date, or the longest length.
        public var maximum: String?
        /// The regular expression that a text has to match.
        public var pattern: String?
        /// The name of the value transformer of a transformable value.
        public var valueTransformer: String?
        /// The class of a transformable value.
        public var valueClass: String?
        /// How the store computes the value.
        public var derivation: String?
        /// The name of the composite that the value is one of.
        public var composite: String?
        /// Whether large data may lie in files beside the store.
        public var allowsExternalStorage = false
        /// Whether CloudKit may encrypt the value.
        public var allowsCloudEncryption = false
        /// Whether the history of the store keeps the value of a deleted object.
        public var preservesAfterDeletion = false
        /// Whether the attribute has an index of its own, as older versions of Xcode wrote it.
        public var isIndexed = false
        /// Whether Spotlight indexes the value.
        public var isIndexedBySpotlight = false
        /// The name in the version before.
        public var renamingIdentifier: String?
        /// Makes the version hash another one.
        public var versionHashModifier: String?
        /// Values of the author's.
        public var userInfo: [String: String] = [:]
        /// The line of the file, from 1.
        public var line = 1

        /// The number that a default stands for, which may be a truth value; nil for other texts.
        package static func number(_ text: String) -> Double? {
            let text = text.trimmingCharacters(in: .whitespaces)
            switch text.lowercased() {
            case "yes", "true", "y": return 1
            case "no", "false", "n": return 0
            default: return Double(text)
            }
        }

        /// Creates an attribute of a type.
        public init(name: String, kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }
}
