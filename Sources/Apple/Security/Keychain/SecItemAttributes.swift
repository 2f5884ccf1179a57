public import SeamFoundation

// Attributes of keychain items. The texts are the short names under which Apple's keychain keeps them, and which apps that
// print a dictionary know.

// MARK: Classes

/// The class of an item; every search names one.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A password that belongs to no server.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A key.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// A key with its certificate. None are kept here.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"

// MARK: All classes

/// When an item can be read. Kept with it; a session that is not locked can read all.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// What has to be asked before an item is read. Kept with it; nobody is asked.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// The group of apps that an item belongs to.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The group of items on tokens, of which there are none.
nonisolated(unsafe) public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// Whether an item goes to the user's other devices. A search finds those that do not unless it says so.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// In a search: whether an item goes to other devices does not matter.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The name of an item for people.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// A hint for synchronisation, kept with an item.
nonisolated(unsafe) public let kSecAttrSyncViewHint: CFString = "vwht"
/// The token that a key is on. There are none.
nonisolated(unsafe) public let kSecAttrTokenID: CFString = "tkid"
/// A reference that stays valid.
nonisolated(unsafe) public let kSecAttrPersistantReference: CFString = "prst"

// MARK: Passwords

/// When an item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed last.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The kind of an item, for people.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// A remark of the user's.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// Who made an item, as a number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The type of an item, as a number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// Whether an item is not to be shown.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// Whether a password is not kept on purpose, so that the user is asked each time.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The name of the account.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The service that a generic password is for.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// Data of the app's own, for generic passwords.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The security domain of an internet password.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's name or address.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The protocol, one of those below.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The way of authentication, one of those below.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port, a number.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The path of what the password is for.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"

// MARK: Certificates and keys

/// The subject of a certificate, encoded.
nonisolated(unsafe) public let kSecAttrSubject: CFString = "subj"
/// The issuer of a certificate, encoded.
nonisolated(unsafe) public let kSecAttrIssuer: CFString = "issr"
/// The serial number of a certificate, encoded.
nonisolated(unsafe) public let kSecAttrSerialNumber: CFString = "slnr"
/// The identifier of a certificate's key.
nonisolated(unsafe) public let kSecAttrSubjectKeyID: CFString = "skid"
/// The digest of a public key.
nonisolated(unsafe) public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The type of a certificate, a number.
nonisolated(unsafe) public let kSecAttrCertificateType: CFString = "ctyp"
/// The encoding of a certificate, a number.
nonisolated(unsafe) public let kSecAttrCertificateEncoding: CFString = "cenc"
/// Whether a key is public, private or symmetric.
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls"
/// Data by which a key is found; of asymmetric keys the digest of the public one.
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl"
/// Data of the app's own, for keys.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// Whether a key that is made is kept.
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm"
/// Whether a key leaves the keychain encrypted only.
nonisolated(unsafe) public let kSecAttrIsSensitive: CFString = "sens"
/// Whether a key may leave the keychain.
nonisolated(unsafe) public let kSecAttrIsExtractable: CFString = "extr"
/// The algorithm that a key is for.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
/// The number of bits of a key.
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The number of bits of a key that count.
nonisolated(unsafe) public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key encrypts.
nonisolated(unsafe) public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key decrypts.
nonisolated(unsafe) public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether keys are derived from a key.
nonisolated(unsafe) public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key signs.
nonisolated(unsafe) public let kSecAttrCanSign: CFString = "sign"
/// Whether a key verifies signatures.
nonisolated(unsafe) public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether a key wraps other keys.
nonisolated(unsafe) public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key unwraps other keys.
nonisolated(unsafe) public let kSecAttrCanUnwrap: CFString = "unwp"
