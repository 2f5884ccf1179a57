package import Stage

/// A program outside the app that decides how it starts and acts in it afterwards.
///
/// UIKit knows nothing else of what drives it. Without a driver an app opens an ordinary window of the desktop.
@preconcurrency @MainActor
package protocol ApplicationDriver: AnyObject {
    /// The appearance of every window in place of the desktop's; nil follows the desktop.
    var appearance: Appearance? { get }

    /// The type of the shortcut item that the app is started with, or nil.
    var shortcutItemType: String? { get }

    /// Called once at launch, before the application object is made.
    func applicationWillLaunch()

    /// Makes the surface of a window scene: of the first one at launch, and of each that the app opens later.
    ///
    /// An error at launch ends the process with status 64 after its description was printed.
    func makeSurface() throws -> Surface

    /// Called once, when the first window is on its surface and before the main loop runs.
    func applicationDidPresent(on surface: Surface)
}

extension UIApplication {
    /// Makes the driver of a process that is driven. A driver's module sets it when its image is loaded, before any
    /// code of the app runs; it is asked once, at launch.
    package nonisolated(unsafe) static var findDriver: (@MainActor () -> (any ApplicationDriver)?)?

    /// The driver of this app, from launch on.
    package internal(set) static var driver: (any ApplicationDriver)?

    /// The surface of a window: the driver's, or a window of the desktop.
    static func makeSurface() throws -> Surface {
        if let driver { return try driver.makeSurface() }
        let isLandscape = UIInterfaceOrientationMask.isLandscapeOnly(
            Bundle.main.infoDictionary ?? [:], UIDevice.current.userInterfaceIdiom)
        return try WindowSurface.resizable(isLandscape: isLandscape)
    }
}

extension WindowSurface {
    private struct NoDisplay: Error, CustomStringConvertible {
        var description: String { "no display to show a window on; --headless needs none" }
    }

    /// A window as large as its content may be on a phone, for the user to resize.
    @MainActor
    package static func resizable(isLandscape: Bool) throws -> WindowSurface {
        try checkDisplay()
        return WindowSurface(
            size: isLandscape ? CGSize(width: 760, height: 393) : CGSize(width: 393, height: 760), screen: nil)
    }

    /// Throws an error that says so if there is no display to open a window on.
    package static func checkDisplay() throws {
        guard isAvailable else { throw NoDisplay() }
    }
}

extension UIInterfaceOrientationMask {
    /// Whether an Info.plist allows no upright screen on a kind of device.
    package static func isLandscapeOnly(_ info: [String: Any], _ idiom: UIUserInterfaceIdiom) -> Bool {
        let key = "UISupportedInterfaceOrientations"
        let value = info[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? info[key]
        guard let names = value as? [String], !names.isEmpty else { return false }
        return names.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    }
}
