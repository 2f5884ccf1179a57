public import Foundation

/// Makes keys of something that is secret, as RFC 5869 has it.
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of so many bytes. Traps for more than 255 times the bytes of a digest.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// A key of so many bytes, without words of the app's.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(), outputByteCount: outputByteCount)
    }

    /// A key of so many bytes, without salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info, outputByteCount: outputByteCount)
    }

    /// A key of so many bytes, without salt and words of the app's.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(), outputByteCount: outputByteCount)
    }

    /// The first half: a short key of all that is secret.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { Array($0) } ?? []
        return HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Array($0) }, using: SymmetricKey(data: salt))
    }

    /// The second half: as many bytes as are wanted.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: prk.withUnsafeBytes { Array($0) })
        let info = info.map { Array($0) } ?? []
        var bytes: [UInt8] = []
        var last: [UInt8] = []
        var count: UInt8 = 0
        while bytes.count < outputByteCount {
            count += 1
            last = Array(HMAC<H>.authenticationCode(for: last + info + [count], using: key))
            bytes += last
        }
        return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
    }
}
