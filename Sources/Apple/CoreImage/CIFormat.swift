/// What a pixel is in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A byte for each component, in the order of the name.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// A byte for each component, in the order of the name.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// A byte for each component, in the order of the name.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// A byte for each component, in the order of the name.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// A `Float` for each component, in the order of the name.
    public static let RGBAf = CIFormat(rawValue: 2056)

    /// Which of red, green, blue and alpha the bytes of a pixel are; nil where they are no bytes.
    var order: [Int]? {
        switch self {
        case .ARGB8: [3, 0, 1, 2]
        case .BGRA8: [2, 1, 0, 3]
        case .ABGR8: [3, 2, 1, 0]
        case .RGBAf: nil
        default: [0, 1, 2, 3]
        }
    }
}

/// The name of `CIFormat.RGBA8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.RGBA8")
public let kCIFormatRGBA8 = CIFormat.RGBA8
