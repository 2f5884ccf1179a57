import CommonCrypto
import CryptoKit
import Foundation
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
}

/// The values are those of RFC 1321 and FIPS 180-4 for "abc".
@Suite struct DigestTests {
    private let abc = Data("abc".utf8)

    private static let known = [
        "md5": "900150983cd24fb0d6963f7d28e17f72",
        "sha1": "a9993e364706816aba3e25717850c26c9cd0d89d",
        "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "sha384": "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
            + "8086072ba1e7cc2358baeca134c825a7",
        "sha512": "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
            + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ]

    @Test func ofCommonCrypto() {
        typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
        let functions: [(String, Int32, Function)] = [
            ("md5", CC_MD5_DIGEST_LENGTH, { CC_MD5($0, $1, $2) }),
            ("sha1", CC_SHA1_DIGEST_LENGTH, { CC_SHA1($0, $1, $2) }),
            ("sha256", CC_SHA256_DIGEST_LENGTH, { CC_SHA256($0, $1, $2) }),
            ("sha384", CC_SHA384_DIGEST_LENGTH, { CC_SHA384($0, $1, $2) }),
            ("sha512", CC_SHA512_DIGEST_LENGTH, { CC_SHA512($0, $1, $2) }),
        ]
        for (name, length, function) in functions {
            var digest = [UInt8](repeating: 0, count: Int(length))
            _ = abc.withUnsafeBytes { function($0.baseAddress, CC_LONG($0.count), &digest) }
            #expect(hex(digest) == Self.known[name])
        }
        var empty = [UInt8](repeating: 0, count: 16)
        CC_MD5(nil, 0, &empty)
        #expect(hex(empty) == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test func ofCryptoKit() {
        #expect(hex(Insecure.MD5.hash(data: abc)) == Self.known["md5"])
        #expect(hex(Insecure.SHA1.hash(data: abc)) == Self.known["sha1"])
        #expect(hex(SHA384.hash(data: abc)) == Self.known["sha384"])
        #expect(hex(SHA512.hash(data: abc)) == Self.known["sha512"])
        let digest = SHA256.hash(data: abc)
        #expect(digest.description == "SHA256 digest: " + Self.known["sha256"]!)
        #expect(digest.withUnsafeBytes { $0.count } == SHA256Digest.byteCount)
        #expect(digest == SHA256.hash(data: Array("abc".utf8)))
        #expect(digest != SHA256.hash(data: Data("abd".utf8)))
        #expect(digest == Data(digest))
    }

    @Test func growsAndIsAValue() {
        var one = SHA256()
        one.update(data: Data("a".utf8))
        var other = one
        one.update(data: Data("bc".utf8))
        other.update(data: Data("x".utf8))
        #expect(one.finalize() == SHA256.hash(data: abc))
        #expect(other.finalize() == SHA256.hash(data: Data("ax".utf8)))
        one.update(data: Data("d".utf8))
        #expect(one.finalize() == SHA256.hash(data: Data("abcd".utf8)))
    }

    /// The second case of RFC 4231, whose key is "Jefe".
    @Test func authenticates() {
        let text = Data("what do ya want for nothing?".utf8)
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == expected)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
        var bytes = [UInt8](repeating: 0, count: 32)
        text.withUnsafeBytes {
            CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, $0.baseAddress, $0.count, &bytes)
        }
        #expect(hex(bytes) == expected)
        // A key longer than a block counts as its digest.
        let long = Data(repeating: 0xAA, count: 131)
        let test = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            hex(HMAC<SHA256>.authenticationCode(for: test, using: SymmetricKey(data: long)))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func makesKeys() {
        let key = SymmetricKey(size: .bits256)
        #expect(key.bitCount == 256)
        #expect(key != SymmetricKey(size: .bits256))
    }
}
