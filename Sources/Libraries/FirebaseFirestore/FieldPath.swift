public import Foundation

/// The way to a field within fields.
public final class FieldPath: NSObject, @unchecked Sendable {
    static let identifier = "__name__"
    let names: [String]

    /// The way by names.
    public init(_ fieldNames: [String]) {
        names = fieldNames
        super.init()
    }

    /// What stands for a document's identifier.
    public class func documentID() -> FieldPath { FieldPath([identifier]) }

    var text: String { names.joined(separator: ".") }
}
