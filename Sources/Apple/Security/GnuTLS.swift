import SeamPrimitives

/// The functions of GnuTLS that certificates need, looked up when the first of them is.
///
/// The library is there wherever Foundation's networking is, which brings it along, so that neither its headers nor
/// another package are needed. Names and arguments are those of its manual.
enum GnuTLS {
    typealias Certificate = OpaquePointer
    typealias Key = OpaquePointer
    typealias List = OpaquePointer

    /// `gnutls_datum_t`
    struct Datum {
        var data: UnsafeMutablePointer<UInt8>?
        var size: UInt32
    }

    /// `gnutls_typed_vdata_st`
    struct TypedData {
        var type: UInt32
        var data: UnsafeMutablePointer<UInt8>?
        var size: UInt32
    }

    /// `gnutls_vdata_types_t`
    enum DataType {
        static let hostName: UInt32 = 1
        static let keyPurpose: UInt32 = 2
        static let address: UInt32 = 4
    }

    /// `gnutls_certificate_status_t`
    struct Status: OptionSet {
        let rawValue: UInt32
        static let revoked = Status(rawValue: 1 << 5)
        static let signerNotFound = Status(rawValue: 1 << 6)
        static let signerNotCA = Status(rawValue: 1 << 7)
        static let notActivated = Status(rawValue: 1 << 9)
        static let expired = Status(rawValue: 1 << 10)
        static let signatureFailure = Status(rawValue: 1 << 11)
        static let unexpectedOwner = Status(rawValue: 1 << 14)
        static let purposeMismatch = Status(rawValue: 1 << 18)
        static let unknownCriticalExtension = Status(rawValue: 1 << 21)
    }

    /// `GNUTLS_X509_FMT_DER`
    static let der: UInt32 = 0
    static let commonName = "2.5.4.3"
    static let organization = "2.5.4.10"
    static let organizationalUnit = "2.5.4.11"
    static let serverPurpose = "1.3.6.1.5.5.7.3.1"
    static let clientPurpose = "1.3.6.1.5.5.7.3.2"

    private static let library = SystemLibrary("libgnutls.so.30")

    /// Whether the functions below may be called.
    static var isAvailable: Bool { library != nil }

    private static func function<Function>(_ name: String) -> Function {
        try! library!.function("gnutls_" + name)
    }

    static let newCertificate: @convention(c) (UnsafeMutablePointer<Certificate?>) -> Int32 = function("x509_crt_init")
    static let freeCertificate: @convention(c) (Certificate) -> Void = function("x509_crt_deinit")
    static let readCertificate: @convention(c) (Certificate, UnsafeRawPointer, UInt32) -> Int32 = function(
        "x509_crt_import")
    static let writeCertificate: @convention(c) (Certificate, UInt32, UnsafeMutableRawPointer) -> Int32 = function(
        "x509_crt_export2")
    static let name:
        @convention(c) (
            Certificate, UnsafePointer<CChar>, UInt32, UInt32, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>
        ) -> Int32 = function("x509_crt_get_dn_by_oid")
    static let serialNumber:
        @convention(c) (Certificate, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>) -> Int32 = function(
            "x509_crt_get_serial")
    static let isIssuer: @convention(c) (Certificate, Certificate) -> UInt32 = function("x509_crt_check_issuer")
    static let newKey: @convention(c) (UnsafeMutablePointer<Key?>) -> Int32 = function("pubkey_init")
    static let freeKey: @convention(c) (Key) -> Void = function("pubkey_deinit")
    static let readKey: @convention(c) (Key, Certificate, UInt32) -> Int32 = function("pubkey_import_x509")
    static let writeKey: @convention(c) (Key, UInt32, UnsafeMutableRawPointer) -> Int32 = function(
        "pubkey_export2")
    static let newList: @convention(c) (UnsafeMutablePointer<List?>, UInt32) -> Int32 = function("x509_trust_list_init")
    static let freeList: @convention(c) (List, UInt32) -> Void = function("x509_trust_list_deinit")
    static let addAnchors: @convention(c) (List, UnsafePointer<Certificate?>, UInt32, UInt32) -> Int32 = function(
        "x509_trust_list_add_cas")
    static let addSystemAnchors: @convention(c) (List, UInt32, UInt32) -> Int32 = function(
        "x509_trust_list_add_system_trust")
    static let issuer: @convention(c) (List, Certificate, UnsafeMutablePointer<Certificate?>, UInt32) -> Int32 =
        function("x509_trust_list_get_issuer")
    static let verify:
        @convention(c) (
            List, UnsafePointer<Certificate?>, UInt32, UnsafeMutableRawPointer?, UInt32, UInt32,
            UnsafeMutablePointer<UInt32>, OpaquePointer?
        ) -> Int32 = function("x509_trust_list_verify_crt2")

    /// Copies the result of a function that allocates it, and frees it.
    static func data(_ write: (UnsafeMutablePointer<Datum>) -> Int32) -> Data? {
        var datum = Datum(data: nil, size: 0)
        guard write(&datum) >= 0, let bytes = datum.data else { return nil }
        defer { free(bytes) }
        return Data(bytes: bytes, count: Int(datum.size))
    }

    /// Copies the result of a function that fills a buffer; it is called again with the size it asks for when the
    /// first buffer is too small.
    static func bytes(_ write: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>) -> Int32) -> [UInt8]? {
        var size = 0
        _ = write(nil, &size)
        guard size > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        guard bytes.withUnsafeMutableBytes({ write($0.baseAddress, &size) }) >= 0 else { return nil }
        return Array(bytes.prefix(size))
    }
}
