import Foundation

/// The program that holds the pages of apps that import WebKit, in C over the engine's library.
extension Installation {
    /// The module of the apps that need it.
    static let pagesModule = "WebKit"

    /// Compiles the program. Installs the engine if it is missing and may be installed; without it the app is built all the
    /// same, and shows no pages.
    func providePages() throws(BuildError) { try provide(.pages) }

    /// The same, without a word where the engine is not installed.
    func providePagesIfPossible() throws(BuildError) {
        if try hasEngine(of: .pages) { try compile(.pages) }
    }

    /// The program that runs the scripts of flows; nil where its engine is neither installed nor can be.
    public func flowScripts() throws(BuildError) -> URL? { try provide(.scripts) ? url(of: .scripts) : nil }
}
