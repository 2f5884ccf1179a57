import Documents
import Foundation

/// The screen of the device.
public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
    /// The only one.
    nonisolated(unsafe) public static let main = XCUIScreen()
    /// All of them.
    public static var screens: [XCUIScreen] { [main] }

    public func screenshot() -> XCUIScreenshot {
        let answer = XCUIApplication().perform(RemoteRequest(.screenshot), "take a screenshot", nil, 0)
        return XCUIScreenshot(answer?.picture ?? Data(), scale: CGFloat(answer?.scale ?? 1))
    }
}
