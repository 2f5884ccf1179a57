import Foundation

/// An element as it was at one moment, with what was inside of it.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements inside of it.
    var children: [any XCUIElementSnapshot] { get }
    /// All of that by name.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What a snapshot can be taken of.
public protocol XCUIElementSnapshotProviding {
    /// Looks at it once. Throws if it is not there.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// The name of something known of an element.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let identifier = AttributeName(rawValue: "identifier")
        public static let frame = AttributeName(rawValue: "frame")
        public static let value = AttributeName(rawValue: "value")
        public static let title = AttributeName(rawValue: "title")
        public static let label = AttributeName(rawValue: "label")
        public static let elementType = AttributeName(rawValue: "elementType")
        public static let enabled = AttributeName(rawValue: "enabled")
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        public static let selected = AttributeName(rawValue: "selected")
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        public static let children = AttributeName(rawValue: "children")
    }
}
