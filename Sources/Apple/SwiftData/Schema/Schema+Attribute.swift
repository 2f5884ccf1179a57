extension Schema {
    /// What `@Attribute` says of a property.
    public struct Attribute: Hashable, Sendable {
        /// A trait of an attribute.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique, externalStorage, ephemeral, preserved, spotlight, encrypted
                case transformable(String)
            }

            let kind: Kind

            /// No two objects have the same value: one that is saved takes the place of the one that is there.
            public static let unique = Option(kind: .unique)
            /// Large data lies in a file beside the store.
            public static let externalStorage = Option(kind: .externalStorage)
            /// The value is not kept, but its changes count.
            public static let ephemeral = Option(kind: .ephemeral)
            /// The history keeps the value of a deleted object.
            public static let preserveValueOnDeletion = Option(kind: .preserved)
            /// The value is for the system's search. Has no effect.
            public static let spotlight = Option(kind: .spotlight)
            /// CloudKit may encrypt the value. Has no effect.
            public static let allowsCloudEncryption = Option(kind: .encrypted)
            /// The value is kept by what a value transformer of this name makes of it.
            public static func transformable(by name: String) -> Option { Option(kind: .transformable(name)) }
        }

        let options: [Option]
        let originalName: String?
        let hashModifier: String?

        /// An attribute with traits, and the name that it had before.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }
}
