public import SeamFoundation

// Results of Security's functions, and the codes of its errors: the numbers are Apple's (SecBase.h).

/// Security's result `Success`.
public let errSecSuccess: OSStatus = 0
/// Security's result `Unimplemented`.
public let errSecUnimplemented: OSStatus = -4
/// Security's result `DiskFull`.
public let errSecDiskFull: OSStatus = -34
/// Security's result `IO`.
public let errSecIO: OSStatus = -36
/// Security's result `OpWr`.
public let errSecOpWr: OSStatus = -49
/// Security's result `Param`.
public let errSecParam: OSStatus = -50
/// Security's result `WrPerm`.
public let errSecWrPerm: OSStatus = -61
/// Security's result `Allocate`.
public let errSecAllocate: OSStatus = -108
/// Security's result `UserCanceled`.
public let errSecUserCanceled: OSStatus = -128
/// Security's result `BadReq`.
public let errSecBadReq: OSStatus = -909
/// Security's result `NotAvailable`.
public let errSecNotAvailable: OSStatus = -25291
/// Security's result `AuthFailed`.
public let errSecAuthFailed: OSStatus = -25293
/// Security's result `ReadOnly`.
public let errSecReadOnly: OSStatus = -25292
/// Security's result `NoSuchKeychain`.
public let errSecNoSuchKeychain: OSStatus = -25294
/// Security's result `InvalidKeychain`.
public let errSecInvalidKeychain: OSStatus = -25295
/// Security's result `DuplicateKeychain`.
public let errSecDuplicateKeychain: OSStatus = -25296
/// Security's result `NoSuchAttr`.
public let errSecNoSuchAttr: OSStatus = -25303
/// Security's result `InvalidItemRef`.
public let errSecInvalidItemRef: OSStatus = -25304
/// Security's result `NoSuchClass`.
public let errSecNoSuchClass: OSStatus = -25306
/// Security's result `DuplicateItem`.
public let errSecDuplicateItem: OSStatus = -25299
/// Security's result `ItemNotFound`.
public let errSecItemNotFound: OSStatus = -25300
/// Security's result `InteractionNotAllowed`.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Security's result `CreateChainFailed`.
public let errSecCreateChainFailed: OSStatus = -25318
/// Security's result `Decode`.
public let errSecDecode: OSStatus = -26275
/// Security's result `InternalComponent`.
public let errSecInternalComponent: OSStatus = -2070
/// Security's result `MissingEntitlement`.
public let errSecMissingEntitlement: OSStatus = -34018
/// Security's result `HostNameMismatch`.
public let errSecHostNameMismatch: OSStatus = -67602
/// Security's result `UnknownCriticalExtensionFlag`.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// Security's result `NoBasicConstraintsCA`.
public let errSecNoBasicConstraintsCA: OSStatus = -67606
/// Security's result `InvalidRoot`.
public let errSecInvalidRoot: OSStatus = -67612
/// Security's result `IncompleteCertRevocationCheck`.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// Security's result `InvalidExtendedKeyUsage`.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// Security's result `CertificateExpired`.
public let errSecCertificateExpired: OSStatus = -67818
/// Security's result `CertificateNotValidYet`.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// Security's result `CertificateRevoked`.
public let errSecCertificateRevoked: OSStatus = -67820
/// Security's result `InvalidSignature`.
public let errSecInvalidSignature: OSStatus = -67688
/// Security's result `NotTrusted`.
public let errSecNotTrusted: OSStatus = -67843

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecDiskFull: "The disk is full.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecWrPerm: "Write permissions error.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecNotAvailable: "No keychain is available.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecReadOnly: "The keychain is read-only.",
    errSecNoSuchKeychain: "The specified keychain could not be found.",
    errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
    errSecDuplicateKeychain: "A keychain with the same name already exists.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInvalidItemRef: "The specified item is no longer valid.",
    errSecNoSuchClass: "The specified class does not exist.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecCreateChainFailed: "The attempt to create a certificate chain failed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecInternalComponent: "An internal component failed.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecHostNameMismatch: "A host name mismatch has occurred.",
    errSecUnknownCriticalExtensionFlag: "There is an unknown critical extension flag.",
    errSecNoBasicConstraintsCA: "No basic CA constraints were found.",
    errSecInvalidRoot: "The root or anchor certificate is not valid.",
    errSecIncompleteCertRevocationCheck: "An incomplete certificate revocation check occurred.",
    errSecInvalidExtendedKeyUsage: "The extended key usage is not valid.",
    errSecCertificateExpired: "An expired certificate was detected.",
    errSecCertificateNotValidYet: "The certificate is not yet valid.",
    errSecCertificateRevoked: "The certificate was revoked.",
    errSecInvalidSignature: "An invalid signature was encountered.",
    errSecNotTrusted: "The trust policy was not trusted.",
]

/// Returns the meaning of a status, for people; nil if it is not one of those above. The second argument is reserved,
/// and nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status] as CFString?
}
