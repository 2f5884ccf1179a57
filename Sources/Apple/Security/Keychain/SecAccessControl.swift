public import Foundation
public import SeamFoundation
internal import SeamPrimitives

/// What has to be asked before an item is read: kept with the item. Nobody is asked.
public final class SecAccessControl: NSObject, Sendable {
    /// When the item can be read: one of `kSecAttrAccessibleWhenUnlocked` and its like.
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SecAccessControl else { return false }
        return other.protection == protection && other.flags == flags
    }

    public override var hash: Int { protection.hashValue ^ flags.rawValue.hashValue }
}

/// The things that a user can be asked for. The numbers are Apple's (SecAccessControl.h).
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// The user is there: a finger, a face or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A finger or a face that the device knows.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A finger or a face that the device knew when the item was added.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// The device's passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// A watch that is near.
    public static let companion = SecAccessControlCreateFlags(rawValue: 1 << 5)
    /// One of them.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of them.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key is used, and never read.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password that the app gives.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
    /// The older name of ``biometryAny``.
    public static var touchIDAny: SecAccessControlCreateFlags { .biometryAny }
    /// The older name of ``biometryCurrentSet``.
    public static var touchIDCurrentSet: SecAccessControlCreateFlags { .biometryCurrentSet }
}

/// Describes what has to be asked before an item is read. It is kept with the item, and nobody is asked, which the log
/// says once. Nil, with `errSecParam` in `error`, if `protection` is not one of `kSecAttrAccessibleWhenUnlocked` and its
/// like.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? NSString, KeychainItem.protections.contains(protection as String) else {
        let reason = NSError(
            domain: NSOSStatusErrorDomain, code: Int(errSecParam),
            userInfo: [NSLocalizedDescriptionKey: "A keychain item cannot be protected that way."])
        error?.pointee = Unmanaged.passRetained(reason)
        return nil
    }
    if !flags.isEmpty {
        LoggedOnce.say("Security: nobody is asked for a finger, a face or a passcode here; items are read without.")
    }
    return SecAccessControl(protection: protection as String, flags: flags)
}
