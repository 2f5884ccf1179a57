import CoreGraphics
import Documents
import Foundation
import Stage
import UIKit

/// Turns a device that stands in memory. A window of the desktop has the form that a person gives it.
@MainActor
final class DeviceTurner {
    /// The safe area of the device that was turned to its side.
    private var upright: EdgeInsets?

    /// Turns the device, unless the app's screen does not turn with it.
    func turn(_ screen: FlowScreen, to orientation: FlowOrientation) {
        guard let surface = screen.surface as? OffscreenSurface, allowed(on: screen).contains(orientation.mask) else {
            return
        }
        guard (surface.size.width > surface.size.height) != orientation.isLandscape else { return }
        let size = CGSize(width: surface.size.height, height: surface.size.width)
        if orientation.isLandscape {
            upright = surface.safeArea
            let area = DeviceProfile.landscape(of: surface.safeArea, UIDevice.current.userInterfaceIdiom)
            surface.resize(to: size, safeArea: area)
        } else {
            surface.resize(to: size, safeArea: upright)
        }
    }

    /// What the Info.plist, the app's delegate and the front controller allow.
    private func allowed(on screen: FlowScreen) -> UIInterfaceOrientationMask {
        let window = screen.windows.last { $0.rootViewController != nil }
        var controller = window?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        let listed = UIInterfaceOrientationMask.listed(
            Bundle.main.infoDictionary ?? [:], UIDevice.current.userInterfaceIdiom)
        return listed.intersection(UIApplication.shared.supportedInterfaceOrientations(for: window))
            .intersection(controller?.supportedInterfaceOrientations ?? .all)
    }
}

extension FlowOrientation {
    /// UIKit names the side where the home button is, which is opposite to the one that the device is turned to.
    fileprivate var mask: UIInterfaceOrientationMask {
        switch self {
        case .portrait: .portrait
        case .upsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
}

extension UIInterfaceOrientationMask {
    /// The orientations that an Info.plist lists; all if it lists none.
    fileprivate static func listed(_ info: [String: Any], _ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
        let key = "UISupportedInterfaceOrientations"
        let names = (info[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? info[key]) as? [String] ?? []
        let masks: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        return names.isEmpty ? .all : names.reduce(into: []) { $0.formUnion(masks[$1] ?? []) }
    }
}
