/// The tests of a target, built into a program.
public struct BuiltTests: Sendable {
    public var product: AppBuilder.Product
    /// `Class/test` for each of XCTest's.
    public var names: [String]
    /// Whether there may be tests of Swift Testing, whose names are known when they run.
    public var usesTesting: Bool
    /// The module, as xcodebuild names a test's.
    public var module: String
    /// The app that the tests drive from outside.
    var app: AppBuilder.Product?
    /// The author's files that count how often their lines run, by those that were compiled of them.
    var covered: [String: String] = [:]
    /// Where the tests keep pictures beside their sources.
    var pictures = PictureFolders()
}
