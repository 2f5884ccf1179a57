public import Foundation

/// What a loop waits for while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {  // The name never changes.
    /// The name.
    public let rawValue: CFString

    /// The mode of a name.
    public init(rawValue: CFString) { self.rawValue = rawValue.copy() as! CFString }

    /// The mode of a name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The usual one.
    public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.default.rawValue as CFString)
    /// All the common ones. Something may be added in it, but no loop runs in it.
    public static let commonModes: CFRunLoopMode! = CFRunLoopMode(RunLoop.Mode.common.rawValue as CFString)
}

/// The name of the mode of usual work, as branches for Linux have it; Swift on Apple's platforms has
/// ``CFRunLoopMode/defaultMode``.
public var kCFRunLoopDefaultMode: CFString! { CFRunLoopMode.defaultMode.rawValue }
/// The name of all common modes, as branches for Linux have it; Swift on Apple's platforms has
/// ``CFRunLoopMode/commonModes``.
public var kCFRunLoopCommonModes: CFString! { CFRunLoopMode.commonModes.rawValue }
