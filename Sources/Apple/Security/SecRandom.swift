import Foundation

/// Where random bytes come from. There is none to choose: functions take nil.
public final class SecRandomRef: Sendable {
    private init() {}
}

/// The only generator there is.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes of the kernel's, which serve for keys. It does not fail.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    for index in buffer.indices { buffer[index] = generator.next() }
    return errSecSuccess
}
