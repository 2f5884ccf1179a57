/// Which of a screen's ways in and out are animated. The numbers are the library's (fwd.h).
public struct PMKAnimationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let none = PMKAnimationOptions(rawValue: 1 << 0)
    public static let appear = PMKAnimationOptions(rawValue: 1 << 1)
    public static let disappear = PMKAnimationOptions(rawValue: 1 << 2)
}
