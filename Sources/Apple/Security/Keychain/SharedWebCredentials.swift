public import Foundation
public import SeamFoundation
internal import SeamPrimitives

// Passwords that an app shares with its web site. Nobody keeps them here.

/// The key of the password in a shared credential.
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// Keeps or removes nothing, and says so in `completionHandler`, on another thread.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    let error = unavailable()
    DispatchQueue.global().async { completionHandler(error) }
}

/// Finds nothing, and says so in `completionHandler`, on another thread.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    let error = unavailable()
    DispatchQueue.global().async { completionHandler([] as CFArray, error) }
}

/// Returns a new password of four groups of three letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    // Without those that are taken for one another.
    let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<4).map { _ in String((0..<3).map { _ in characters.randomElement()! }) }
    return groups.joined(separator: "-") as CFString
}

private func unavailable() -> NSError {
    LoggedOnce.say("Security: passwords are not shared with web sites here.")
    return NSError(
        domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound),
        userInfo: [NSLocalizedDescriptionKey: "No passwords are shared with web sites here."])
}
