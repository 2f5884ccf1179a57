public import Foundation

extension NSRegularExpression {
    /// Creates an expression of the empty text. In an app's sources `NSRegularExpression()` stands for this.
    public convenience init(_empty: Void) {
        // An empty group, as an empty pattern is refused.
        try! self.init(pattern: "(?:)")
    }
}
