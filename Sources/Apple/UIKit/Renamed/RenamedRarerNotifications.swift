public import Foundation

/// The names that rarer notifications had before Swift 4.2, for projects whose SWIFT_VERSION is 3 or 4.
extension NSNotification.Name {
    /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }

    /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }

    /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }

    /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
        UIDevice.batteryStateDidChangeNotification
    }

    /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }

    /// The name of `UIApplication.significantTimeChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }

    /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
        UIPasteboard.changedNotification
    }

    /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
        UIWindow.didBecomeVisibleNotification
    }

    /// The name of `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name {
        UIWindow.didBecomeHiddenNotification
    }

    /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
        UIWindow.didBecomeKeyNotification
    }

    /// The name of `UIWindow.didResignKeyNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name {
        UIWindow.didResignKeyNotification
    }

    /// The name of `UIApplication.willChangeStatusBarFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }

    /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }

    /// The name of `UIMenuController.willShowMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }

    /// The name of `UIMenuController.didHideMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }

    /// The name of `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: NSNotification.Name {
        UIScreen.brightnessDidChangeNotification
    }
}
