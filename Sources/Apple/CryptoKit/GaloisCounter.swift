import Foundation
import SeamPrimitives

/// AES in Galois/Counter Mode, by OpenSSL, which is looked up when the first box is sealed or opened. libsoup's own libraries
/// bring it along, so that it is where apps run.
struct GaloisCounter {
    private typealias Context = OpaquePointer
    private typealias Cipher = OpaquePointer

    /// The functions, by the names of OpenSSL's manual.
    private struct Functions: Sendable {
        let make: @convention(c) () -> Context?
        let end: @convention(c) (Context?) -> Void
        let cipher: @convention(c) (UnsafePointer<CChar>) -> Cipher?
        let begin:
            @convention(c) (Context?, Cipher?, OpaquePointer?, UnsafeRawPointer?, UnsafeRawPointer?, Int32) -> Int32
        let control: @convention(c) (Context?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
        let update:
            @convention(c) (Context?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeRawPointer?, Int32)
                ->
                Int32
        let finish: @convention(c) (Context?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>) -> Int32

        init(_ library: SystemLibrary) throws {
            make = try library.function("EVP_CIPHER_CTX_new")
            end = try library.function("EVP_CIPHER_CTX_free")
            cipher = try library.function("EVP_get_cipherbyname")
            begin = try library.function("EVP_CipherInit_ex")
            control = try library.function("EVP_CIPHER_CTX_ctrl")
            update = try library.function("EVP_CipherUpdate")
            finish = try library.function("EVP_CipherFinal_ex")
        }
    }

    private static let functions = SystemLibrary("libcrypto.so.3").flatMap { try? Functions($0) }

    // `EVP_CTRL_AEAD_SET_IVLEN` and its siblings
    private static let setNonceLength: Int32 = 0x9
    private static let getTag: Int32 = 0x10
    private static let setTag: Int32 = 0x11
    /// Bytes that are handed over at a time, as OpenSSL counts them in 32 bits.
    private static let portion = 1 << 30

    let key: SymmetricKey
    let nonce: [UInt8]
    /// What is vouched for and stays as it is.
    let plain: [UInt8]

    init(key: SymmetricKey, nonce: [UInt8], authenticating plain: [UInt8]) throws {
        guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
        (self.key, self.nonce, self.plain) = (key, nonce, plain)
    }

    /// The sealed bytes, and their tag.
    func seal(_ message: [UInt8]) throws -> (sealed: [UInt8], tag: [UInt8]) {
        var tag = [UInt8](repeating: 0, count: AES.GCM.tagByteCount)
        let sealed = try run(message, isSealing: true) { functions, context in
            try Self.check(Self.finish(functions, context))
            try Self.check(functions.control(context, Self.getTag, Int32(tag.count), &tag))
        }
        return (sealed, tag)
    }

    /// The bytes that were sealed. Throws ``CryptoKitError/authenticationFailure`` if the tag is not theirs.
    func open(_ sealed: [UInt8], tag: [UInt8]) throws -> [UInt8] {
        var tag = tag
        return try run(sealed, isSealing: false) { functions, context in
            try Self.check(functions.control(context, Self.setTag, Int32(tag.count), &tag))
            guard Self.finish(functions, context) > 0 else { throw CryptoKitError.authenticationFailure }
        }
    }

    private func run(
        _ bytes: [UInt8], isSealing: Bool, _ end: (Functions, Context) throws -> Void
    ) throws -> [UInt8] {
        guard let functions = Self.functions, let context = functions.make() else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        defer { functions.end(context) }
        let direction: Int32 = isSealing ? 1 : 0
        let cipher = functions.cipher("id-aes\(key.bitCount)-GCM")
        try Self.check(functions.begin(context, cipher, nil, nil, nil, direction))
        try Self.check(functions.control(context, Self.setNonceLength, Int32(nonce.count), nil))
        try key.withUnsafeBytes { try Self.check(functions.begin(context, nil, nil, $0.baseAddress, nonce, direction)) }
        try feed(functions, context, plain, to: nil)
        var result = [UInt8](repeating: 0, count: bytes.count)
        try result.withUnsafeMutableBytes { try feed(functions, context, bytes, to: $0.baseAddress) }
        try end(functions, context)
        return result
    }

    /// Hands bytes over; without a place for the result, those that stay as they are.
    private func feed(
        _ functions: Functions, _ context: Context, _ bytes: [UInt8], to place: UnsafeMutableRawPointer?
    ) throws {
        try bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: Self.portion) {
                var written: Int32 = 0
                let count = Int32(min(Self.portion, bytes.count - start))
                try Self.check(
                    functions.update(context, place.map { $0 + start }, &written, bytes.baseAddress! + start, count))
            }
        }
    }

    private static func finish(_ functions: Functions, _ context: Context) -> Int32 {
        // A counter leaves nothing over.
        var (rest, count) = ([UInt8](repeating: 0, count: 16), 0 as Int32)
        return functions.finish(context, &rest, &count)
    }

    private static func check(_ status: Int32) throws {
        guard status > 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
    }
}
