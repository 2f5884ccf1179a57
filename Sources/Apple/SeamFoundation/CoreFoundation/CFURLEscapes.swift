public import Foundation

/// The encodings that every system knows.
public enum CFStringBuiltInEncodings: UInt32, Sendable {
    case UTF8 = 0x0800_0100
    case ASCII = 0x0600
    case isoLatin1 = 0x0201
    case UTF16 = 0x0100
}

/// A text with percent signs and numbers in place of what may not be in an address.
///
/// - Parameters:
///   - allocator: Without effect.
///   - charactersToLeaveUnescaped: What stays as it is all the same.
///   - legalURLCharactersToBeEscaped: What is escaped though an address may have it.
///   - encoding: Without effect: UTF-8.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    // What an address may have, by RFC 2396.
    var allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'();/?:@&=+$,")
    if let kept = charactersToLeaveUnescaped as String? { allowed.formUnion(CharacterSet(charactersIn: kept)) }
    if let escaped = legalURLCharactersToBeEscaped as String? { allowed.subtract(CharacterSet(charactersIn: escaped)) }
    guard let text = originalString as String? else { return nil }
    return text.addingPercentEncoding(withAllowedCharacters: allowed).map { NSString(string: $0) }
}
