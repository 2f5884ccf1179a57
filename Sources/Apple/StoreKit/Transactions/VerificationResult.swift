public import Foundation

/// Something that the store has signed, and whether the signature is right.
///
/// What comes from the store here is verified always: it lies on this machine.
public enum VerificationResult<SignedType> {
    /// Why a signature is not right.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    /// The signature is not right.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// What was signed.
    ///
    /// - Throws: The `VerificationError`, if the signature is not right.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    /// What was signed, whether the signature is right or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult.VerificationError: LocalizedError {
    public var errorDescription: String? { "The signature could not be verified." }
}

extension VerificationResult where SignedType == Transaction {
    /// The transaction as a JSON Web Signature. Nobody has signed it: its algorithm is `none`.
    public var jwsRepresentation: String { UnsignedToken(payloadData).text }
    /// The transaction as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The head of the signature.
    public var headerData: Data { UnsignedToken.header }
    /// The signature: empty.
    public var signatureData: Data { Data() }
    /// When the store has said this.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// What it says as a JSON Web Signature. Nobody has signed it: its algorithm is `none`.
    public var jwsRepresentation: String { UnsignedToken(payloadData).text }
    /// What it says as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The head of the signature.
    public var headerData: Data { UnsignedToken.header }
    /// The signature: empty.
    public var signatureData: Data { Data() }
    /// When the store has said this.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == AppTransaction {
    /// What it says as a JSON Web Signature. Nobody has signed it: its algorithm is `none`.
    public var jwsRepresentation: String { UnsignedToken(payloadData).text }
    /// What it says as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The head of the signature.
    public var headerData: Data { UnsignedToken.header }
    /// The signature: empty.
    public var signatureData: Data { Data() }
    /// When the store has said this.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

/// A JSON Web Signature without a signature (RFC 7515, algorithm `none`).
struct UnsignedToken {
    let payload: Data
    init(_ payload: Data) { self.payload = payload }

    static let header = Data(#"{"alg":"none"}"#.utf8)

    var text: String { Self.encode(Self.header) + "." + Self.encode(payload) + "." }

    private static func encode(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
