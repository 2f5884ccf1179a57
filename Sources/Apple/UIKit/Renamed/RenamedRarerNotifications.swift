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

    /// The name of `UIDocument.stateChangedNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
    @preconcurrency @MainActor public static var UIDocumentStateChanged: NSNotification.Name {
        UIDocument.stateChangedNotification
    }

    /// The name of `UIMenuController.didShowMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerDidShowMenu: NSNotification.Name {
        UIMenuController.didShowMenuNotification
    }

    /// The name of `UIMenuController.willHideMenuNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    @preconcurrency @MainActor public static var UIMenuControllerWillHideMenu: NSNotification.Name {
        UIMenuController.willHideMenuNotification
    }

    /// The name of `UIMenuController.menuFrameDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
    @preconcurrency @MainActor public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
        UIMenuController.menuFrameDidChangeNotification
    }

    /// The name of `UIPasteboard.removedNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
    @preconcurrency @MainActor public static var UIPasteboardRemoved: NSNotification.Name {
        UIPasteboard.removedNotification
    }

    /// The name of `UITextInputMode.currentInputModeDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
    @preconcurrency @MainActor public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
        UITextInputMode.currentInputModeDidChangeNotification
    }

    /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }

    /// The name of `UIScreen.didConnectNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidConnect: NSNotification.Name {
        UIScreen.didConnectNotification
    }

    /// The name of `UITableView.selectionDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
    @preconcurrency @MainActor public static var UITableViewSelectionDidChange: NSNotification.Name {
        UITableView.selectionDidChangeNotification
    }

    /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }

    /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }

    /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
        UIAccessibility.boldTextStatusDidChangeNotification
    }

    /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }

    /// The name of `UIAccessibility.switchControlStatusDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
    @preconcurrency @MainActor public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
        UIAccessibility.switchControlStatusDidChangeNotification
    }
}
