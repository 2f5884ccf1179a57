import CoreGraphics
import Stage
import UIKit

/// A device's screen: what a window stands for when one is asked for by name.
///
/// Sizes, scales and safe areas are those Apple publishes for portrait.
struct DeviceProfile: Sendable {
    var name: String
    var size: CGSize
    var scale: CGFloat
    var safeArea: EdgeInsets
    var idiom: UIUserInterfaceIdiom = .phone

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        safeArea = EdgeInsets(top: top, bottom: bottom)
    }

    /// The device turned to its side: a notch beside the screen, no status bar on a phone.
    var landscape: DeviceProfile {
        var device = self
        device.size = CGSize(width: size.height, height: size.width)
        if idiom == .phone {
            let side = safeArea.bottom > 0 ? safeArea.top : 0
            device.safeArea = EdgeInsets(top: 0, left: side, bottom: safeArea.bottom > 0 ? 21 : 0, right: side)
        }
        return device
    }

    static let standard = all[0]

    static let all: [DeviceProfile] = [
        DeviceProfile("iPhone 15", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone 14", 390, 844, 3, top: 47, bottom: 34),
        DeviceProfile("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceProfile("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
        DeviceProfile("iPhone 11", 414, 896, 2, top: 48, bottom: 34),
        DeviceProfile("iPhone X", 375, 812, 3, top: 44, bottom: 34),
        DeviceProfile("iPhone 8", 375, 667, 2, top: 20, bottom: 0),
        DeviceProfile("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
        DeviceProfile("iPhone SE", 375, 667, 2, top: 20, bottom: 0),
        DeviceProfile("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0),
        tablet("iPad", 810, 1080), tablet("iPad Air", 820, 1180), tablet("iPad Pro 11", 834, 1194),
        tablet("iPad Pro 12.9", 1024, 1366),
    ]

    private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat) -> DeviceProfile {
        var device = DeviceProfile(name, width, height, 2, top: 24, bottom: 20)
        device.idiom = .pad
        return device
    }

    /// The device of that name, whatever the case and the spaces.
    static func named(_ name: String) -> DeviceProfile? {
        func key(_ s: String) -> String { s.lowercased().filter { $0.isLetter || $0.isNumber } }
        return all.first { key($0.name) == key(name) }
    }
}
