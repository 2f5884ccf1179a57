public import UIKit
internal import SeamPrimitives
internal import Stage

/// The domain of errors with fonts.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file available to the app; false with an error if they cannot be.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = (fontURL as URL).path
    guard register(path, error) else { return false }
    scopes.withLock { $0[path] = scope == .none ? .process : scope }
    return true
}

/// For how long the fonts of a file are available; none for those that are not, and for those that Info.plist lists.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    scopes.withLock { $0[(fontURL as URL).path] ?? .none }
}

private let scopes = Locked<[String: CTFontManagerScope]>([:])

/// Makes a font available to the app; false with an error if it cannot be, or if it is already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if let name = font.postScriptName as String?, UIFont(name: name, size: 12) != nil {
        return fail(.alreadyRegistered, error)
    }
    // The library reads files.
    let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
    guard (try? font.data.write(to: file)) != nil else { return fail(.fileNotFound, error) }
    return register(file.path, error)
}

private func register(_ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return fail(.fileNotFound, error) }
    do {
        try FontLibrary.register(path: path)
        return true
    } catch _ {
        return fail(.unrecognizedFormat, error)
    }
}

private func fail(_ reason: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(
        CFError(domain: kCTFontManagerErrorDomain as String, code: reason.rawValue, userInfo: nil))
    return false
}
