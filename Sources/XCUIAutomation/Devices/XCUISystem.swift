import Foundation

/// What is the device's, and no app's.
public final class XCUISystem: NSObject {
    /// Opens an address with the app that takes it.
    public func open(_ url: URL) { XCUIApplication().open(url) }
}
