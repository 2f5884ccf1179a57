public import Foundation

extension Progress {
    /// Creates a progress of nothing yet, which Foundation on Linux does not have: its count is set later.
    public convenience init(_: Void = ()) { self.init(parent: nil) }
}
