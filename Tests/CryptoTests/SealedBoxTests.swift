import CryptoKit
import Foundation
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
}

private func bytes(_ hex: String) -> Data {
    let digits = Array(hex)
    return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! })
}

/// The values are the test cases of the submission of GCM to NIST, and those of RFC 5869.
@Suite struct SealedBoxTests {
    private static let key = "feffe9928665731c6d6a8f9467308308"
    private static let nonce = "cafebabefacedbaddecaf888"
    private static let message =
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    private static let plain = "feedfacedeadbeeffeedfacedeadbeefabaddad2"

    @Test(arguments: [
        (
            key,
            "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
            "5bc94fbc3221a5db94fae95ae7121a47"
        ),
        (
            key + "feffe9928665731c",
            "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710",
            "2519498e80f1478f37ba55bd6d27618c"
        ),
        (
            key + key,
            "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
            "76fc6ece0f4e1768cddf8853bb2d551b"
        ),
    ])
    func ofTheStandard(key: String, sealed: String, tag: String) throws {
        let key = SymmetricKey(data: bytes(key))
        let box = try AES.GCM.seal(
            bytes(Self.message), using: key, nonce: AES.GCM.Nonce(data: bytes(Self.nonce)),
            authenticating: bytes(Self.plain))
        #expect(hex(box.ciphertext) == sealed)
        #expect(hex(box.tag) == tag)
        #expect(try AES.GCM.open(box, using: key, authenticating: bytes(Self.plain)) == bytes(Self.message))
    }

    /// The sixth case of the submission.
    @Test func aNonceMayBeLong() throws {
        let nonce = try AES.GCM.Nonce(
            data: bytes(
                "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"
            ))
        let key = SymmetricKey(data: bytes(Self.key))
        let box = try AES.GCM.seal(bytes(Self.message), using: key, nonce: nonce, authenticating: bytes(Self.plain))
        #expect(
            hex(box.ciphertext)
                == "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca701e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5"
        )
        #expect(hex(box.tag) == "619cc5aefffe0bfa462af43c1699d050" && box.combined == nil)
        #expect(try AES.GCM.open(box, using: key, authenticating: bytes(Self.plain)) == bytes(Self.message))
    }

    @Test func aBoxGoesThroughItsBytes() throws {
        let key = SymmetricKey(size: .bits256)
        let message = Data("한국어 🇰🇷".utf8)
        let sealed = try #require(try AES.GCM.seal(message, using: key).combined)
        #expect(sealed.count == message.count + 28)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key) == message)
        // Twice the same is never the same.
        #expect(try AES.GCM.seal(message, using: key).combined != sealed)
        // Nothing has a box as well.
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key) == Data())
    }

    @Test func whatWasChangedIsRefused() throws {
        let key = SymmetricKey(size: .bits128)
        let box = try AES.GCM.seal(Data("abc".utf8), using: key)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits128))
        }
        var changed = try #require(box.combined)
        changed[13] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: key, authenticating: Data([1]))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 15)))
        }
    }

    @Test func keysAreMadeOfSecrets() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
            salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        let plain = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)), outputByteCount: 42)
        #expect(
            plain.withUnsafeBytes { hex($0) }
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }
}
