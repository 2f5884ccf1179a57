import Foundation
import XCTest

/// Something that is wrong with what a test tries.
public struct XCTIssue {
    /// The kinds of issues.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// The kind.
    public var type: IssueType
    /// The words in the log.
    public var compactDescription: String
    /// More words, for those who look closer.
    public var detailedDescription: String?
    /// The place.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error behind it.
    public var associatedError: (any Error)?
    /// What is left in the report with it.
    public var attachments: [XCTAttachment]

    /// Describes an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    /// The description as it is logged.
    public var description: String { compactDescription }
    /// Adds an attachment.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}
