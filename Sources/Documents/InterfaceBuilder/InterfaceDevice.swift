/// The device on which Xcode showed an interface, and for which it recorded frames.
public struct InterfaceDevice: Equatable, Sendable {
    /// The name of the device in a document, such as `retina6_12`.
    public var id: String
    /// Whether the device lies on its side.
    public var isLandscape: Bool
    /// In points, as it is held.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    /// The distances from the edges that are free of notches and bars, in points.
    public var safeArea: (top: Double, left: Double, bottom: Double, right: Double)
    /// Whether it is an iPad.
    public var isPad: Bool
    /// Whether the interface was shown dark.
    public var isDark: Bool

    /// Whether both are the same device in the same position and appearance.
    public static func == (a: InterfaceDevice, b: InterfaceDevice) -> Bool {
        a.id == b.id && a.isLandscape == b.isLandscape && a.isDark == b.isDark
    }

    /// Xcode's names of devices: the size in portrait, the scale, and how far the safe area is from the top and the
    /// bottom, and from the sides when the device is on its side.
    private static let known: [String: (Double, Double, Double, top: Double, bottom: Double, side: Double)] = [
        "retina3_5": (320, 480, 2, 20, 0, 0), "retina4_0": (320, 568, 2, 20, 0, 0),
        "retina4_7": (375, 667, 2, 20, 0, 0), "retina5_5": (414, 736, 3, 20, 0, 0),
        "retina5_9": (375, 812, 3, 44, 34, 44), "retina6_1": (414, 896, 2, 44, 34, 44),
        "retina6_5": (414, 896, 3, 44, 34, 44), "retina5_4": (375, 812, 3, 50, 34, 50),
        "retina6_0": (390, 844, 3, 47, 34, 44), "retina6_7": (428, 926, 3, 47, 34, 44),
        "retina6_12": (393, 852, 3, 59, 34, 59), "retina6_72": (430, 932, 3, 59, 34, 59),
        "retina6_3": (402, 874, 3, 62, 34, 62), "retina6_9": (440, 956, 3, 62, 34, 62),
        "ipad9_7": (768, 1024, 2, 20, 0, 0), "ipad10_2": (810, 1080, 2, 20, 0, 0),
        "ipad10_5": (834, 1112, 2, 20, 0, 0), "ipad11_0rounded": (834, 1194, 2, 24, 20, 0),
        "ipad10_9rounded": (820, 1180, 2, 24, 20, 0), "ipad12_9": (1024, 1366, 2, 20, 0, 0),
        "ipad12_9rounded": (1024, 1366, 2, 24, 20, 0),
        // Xcode's screen of any size, before there were devices.
        "any": (600, 600, 1, 20, 0, 0),
    ]

    /// Nil for a device that is not known.
    init?(_ element: InterfaceElement) {
        let isDark = element["appearance"] == "dark"
        _ = element["layout"]
        guard let id = element.id else { return nil }
        self.init(id: id, isLandscape: element["orientation"] == "landscape", isDark: isDark)
    }

    /// Creates a device by a document's name for it; nil for an unknown one.
    public init?(id: String, isLandscape: Bool = false, isDark: Bool = false) {
        guard let (short, long, scale, top, bottom, side) = Self.known[id] else { return nil }
        self.id = id
        self.isLandscape = isLandscape
        self.isDark = isDark
        self.scale = scale
        isPad = id.hasPrefix("ipad")
        if isLandscape {
            (width, height) = (long, short)
            safeArea = isPad || bottom == 0 ? (top, 0, bottom, 0) : (0, side, bottom > 0 ? 21 : 0, side)
        } else {
            (width, height) = (short, long)
            safeArea = (top, 0, bottom, 0)
        }
    }

    /// A phone whose screen is so large, held either way; nil when there is none.
    public init?(width: Double, height: Double) {
        let ids = ["retina4_7", "retina6_1", "retina6_12", "retina6_0", "any", "retina4_0", "retina5_5", "retina5_9"]
        for id in ids + Self.known.keys.sorted() {
            for isLandscape in [false, true] {
                guard let device = InterfaceDevice(id: id, isLandscape: isLandscape) else { continue }
                if device.width == width, device.height == height {
                    self = device
                    return
                }
            }
        }
        return nil
    }

    /// The same device with the safe area that Xcode's canvas gave it in a version: up to Xcode 13 every device with a
    /// notch had the first one's.
    ///
    /// - Parameter toolsVersion: As a document says it.
    public func withSafeArea(ofXcode toolsVersion: Double) -> InterfaceDevice {
        guard !isLandscape, ["retina5_9", "retina6_1", "retina6_5", "retina6_0", "retina6_7"].contains(id) else {
            return self
        }
        var device = self
        if toolsVersion < 21_000 {
            device.safeArea.top = 44
        } else if id != "retina6_0", id != "retina6_7" {
            device.safeArea.top = 48
        }
        return device
    }
}
