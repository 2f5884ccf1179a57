extension NSAttributeDescription {
    /// The kinds of values that an attribute can have, with the numbers of ``NSAttributeType``.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of the type, as in ``NSAttributeType``.
        public let rawValue: UInt

        /// Creates the type of a number, whether it is known or not.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// No type was chosen.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// A number of 16 bits with a sign.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// A number of 32 bits with a sign.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// A number of 64 bits with a sign.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A floating-point number of 64 bits.
        public static let double = AttributeType(.doubleAttributeType)
        /// A floating-point number of 32 bits.
        public static let float = AttributeType(.floatAttributeType)
        /// Text.
        public static let string = AttributeType(.stringAttributeType)
        /// True or false.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A moment.
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// A UUID.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// A URL.
        public static let uri = AttributeType(.URIAttributeType)
        /// Any object that a value transformer makes bytes of.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// The identifier of a managed object.
        public static let objectID = AttributeType(.objectIDAttributeType)
        /// Several attributes under one name.
        public static let composite = AttributeType(.compositeAttributeType)
    }
}
