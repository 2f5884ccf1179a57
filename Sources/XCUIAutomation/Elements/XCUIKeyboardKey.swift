/// A key that writes no letter.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Removes what is before the cursor.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// Removes what is after the cursor.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    public static let enter = XCUIKeyboardKey(rawValue: "\n")
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    public static let space = XCUIKeyboardKey(rawValue: " ")
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}
