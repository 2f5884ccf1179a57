import Documents
import Foundation
import UIKit

/// The device that the app is on.
public final class XCUIDevice: NSObject {
    /// A key of the device's case.
    public enum Button: Int, Sendable {
        case home = 1
    }

    /// The only one.
    nonisolated(unsafe) public static let shared = XCUIDevice()

    private var turned = UIDeviceOrientation.portrait

    /// How the device is held.
    public var orientation: UIDeviceOrientation {
        get { turned }
        set {
            turned = newValue
            let name: String? =
                switch newValue {
                case .portrait: "PORTRAIT"
                case .portraitUpsideDown: "UPSIDE_DOWN"
                case .landscapeLeft: "LANDSCAPE_LEFT"
                case .landscapeRight: "LANDSCAPE_RIGHT"
                default: nil
                }
            guard let name, XCUIApplication().isRunning else { return }
            var request = RemoteRequest(.turn)
            request.text = name
            XCUIApplication().perform(request, "turn the device", nil, 0)
        }
    }

    /// Presses a key: the app goes to the background.
    public func press(_ button: Button) {
        guard let process = AppProcess.current, process.isRunning, !process.isInBackground else { return }
        XCUIApplication().perform(RemoteRequest(.deactivate), "press home", nil, 0)
        process.isInBackground = true
    }

    /// What is the device's, and no app's.
    public var system: XCUISystem { XCUISystem() }
}
