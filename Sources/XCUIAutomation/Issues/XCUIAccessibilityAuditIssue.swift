import Foundation

/// Something that an audit has found.
public final class XCUIAccessibilityAuditIssue: NSObject {
    /// The element, if it is known.
    public let element: XCUIElement?
    /// In few words.
    public let compactDescription: String
    /// In more words.
    public let detailedDescription: String
    /// The kind.
    public let auditType: XCUIAccessibilityAuditType

    init(
        element: XCUIElement?, compactDescription: String, detailedDescription: String,
        auditType: XCUIAccessibilityAuditType
    ) {
        (self.element, self.compactDescription) = (element, compactDescription)
        (self.detailedDescription, self.auditType) = (detailedDescription, auditType)
    }
}
