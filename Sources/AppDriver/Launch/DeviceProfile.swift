import CoreGraphics
import Documents
import Stage
import UIKit

/// A device's screen as UIKit sees it, upright or on its side. ``DeviceScreen`` has the figures.
struct DeviceProfile: Sendable {
    var name: String
    var size: CGSize
    var scale: CGFloat
    var safeArea: EdgeInsets
    var idiom: UIUserInterfaceIdiom

    private init(_ screen: DeviceScreen) {
        name = screen.name
        size = CGSize(width: screen.width, height: screen.height)
        scale = CGFloat(screen.scale)
        safeArea = EdgeInsets(top: CGFloat(screen.safeTop), bottom: CGFloat(screen.safeBottom))
        idiom = screen.isTablet ? .pad : .phone
    }

    /// The device turned to its side.
    var landscape: DeviceProfile {
        var device = self
        device.size = CGSize(width: size.height, height: size.width)
        device.safeArea = Self.landscape(of: safeArea, idiom)
        return device
    }

    /// The safe area of a device that is turned to its side: a notch beside the screen, no status bar on a phone.
    static func landscape(of area: EdgeInsets, _ idiom: UIUserInterfaceIdiom) -> EdgeInsets {
        guard idiom == .phone else { return area }
        let side = area.bottom > 0 ? area.top : 0
        return EdgeInsets(top: 0, left: side, bottom: area.bottom > 0 ? 21 : 0, right: side)
    }

    static let standard = DeviceProfile(.standard)

    /// The device of that name, whatever the case and the spaces.
    static func named(_ name: String) -> DeviceProfile? {
        DeviceScreen.named(name).map { DeviceProfile($0) }
    }
}
