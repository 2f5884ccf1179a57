import XCTest

/// The app that tests drive from outside.
public enum TestedApp {
    /// The path of its program; nil if there is none.
    nonisolated(unsafe) public internal(set) static var executable: String?
    /// Its bundle identifier.
    nonisolated(unsafe) public internal(set) static var identifier: String?
    /// `light` or `dark`, if a test asks for one after the other.
    nonisolated(unsafe) public internal(set) static var appearance: String?

    /// Fails the test that runs.
    public static func record(_ issue: XCTIssue) {
        guard let test = TestReporter.shared?.running else {
            print("error: \(issue.compactDescription)")
            return
        }
        test.record(issue)
    }
}
