/// The screen of a device that a window can stand for: a name to ask for it by, and its figures.
///
/// Sizes, scales and safe areas are those Apple publishes for portrait, in points.
public struct DeviceScreen: Hashable, Sendable {
    /// The name to ask for the device by.
    public let name: String
    /// The width in points.
    public let width: Int
    /// The height in points.
    public let height: Int
    /// Pixels to a point.
    public let scale: Int
    /// The height that a notch or the status bar takes, in points.
    public let safeTop: Int
    /// The height that the home indicator takes, in points.
    public let safeBottom: Int
    /// Whether it is an iPad.
    public var isTablet = false

    private init(_ name: String, _ width: Int, _ height: Int, _ scale: Int, top: Int, bottom: Int) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        safeTop = top
        safeBottom = bottom
    }

    /// The screen where none is asked for.
    public static let standard = all[0]

    /// All devices that can be asked for.
    public static let all: [DeviceScreen] = [
        DeviceScreen("iPhone 15", 393, 852, 3, top: 59, bottom: 34),
        DeviceScreen("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34),
        DeviceScreen("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceScreen("iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34),
        DeviceScreen("iPhone 14", 390, 844, 3, top: 47, bottom: 34),
        DeviceScreen("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34),
        DeviceScreen("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
        DeviceScreen("iPhone 11", 414, 896, 2, top: 48, bottom: 34),
        DeviceScreen("iPhone X", 375, 812, 3, top: 44, bottom: 34),
        DeviceScreen("iPhone 8", 375, 667, 2, top: 20, bottom: 0),
        DeviceScreen("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0),
        DeviceScreen("iPhone SE", 375, 667, 2, top: 20, bottom: 0),
        DeviceScreen("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0),
        tablet("iPad", 810, 1080), tablet("iPad Air", 820, 1180), tablet("iPad Pro 11", 834, 1194),
        tablet("iPad Pro 12.9", 1024, 1366),
    ]

    private static func tablet(_ name: String, _ width: Int, _ height: Int) -> DeviceScreen {
        var screen = DeviceScreen(name, width, height, 2, top: 24, bottom: 20)
        screen.isTablet = true
        return screen
    }

    /// The screen of that name; its case, spaces and punctuation do not matter.
    public static func named(_ name: String) -> DeviceScreen? {
        func key(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return all.first { key($0.name) == key(name) }
    }
}
