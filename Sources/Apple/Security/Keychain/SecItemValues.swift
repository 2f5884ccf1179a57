public import SeamFoundation

// Values of keychain items' attributes.

// MARK: When items can be read

/// While the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, and has a passcode; on this device only.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; on this device only.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once; on this device only.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; on this device only.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Keys

/// A public key.
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both ways.
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: CFString = "2"
/// A key for RSA.
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key for elliptic curves.
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73"
/// A key for elliptic curves.
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The token of a device's own, which there is none of here.
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

// MARK: Protocols

/// The protocol `FTP`.
nonisolated(unsafe) public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol `FTPAccount`.
nonisolated(unsafe) public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol `HTTP`.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol `IRC`.
nonisolated(unsafe) public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol `NNTP`.
nonisolated(unsafe) public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol `POP3`.
nonisolated(unsafe) public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol `SMTP`.
nonisolated(unsafe) public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol `SOCKS`.
nonisolated(unsafe) public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol `IMAP`.
nonisolated(unsafe) public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol `LDAP`.
nonisolated(unsafe) public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol `AppleTalk`.
nonisolated(unsafe) public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol `AFP`.
nonisolated(unsafe) public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol `Telnet`.
nonisolated(unsafe) public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol `SSH`.
nonisolated(unsafe) public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol `FTPS`.
nonisolated(unsafe) public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol `HTTPS`.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol `HTTPProxy`.
nonisolated(unsafe) public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol `HTTPSProxy`.
nonisolated(unsafe) public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol `FTPProxy`.
nonisolated(unsafe) public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol `SMB`.
nonisolated(unsafe) public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol `RTSP`.
nonisolated(unsafe) public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol `RTSPProxy`.
nonisolated(unsafe) public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol `DAAP`.
nonisolated(unsafe) public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol `EPPC`.
nonisolated(unsafe) public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol `IPP`.
nonisolated(unsafe) public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol `NNTPS`.
nonisolated(unsafe) public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol `LDAPS`.
nonisolated(unsafe) public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol `TelnetS`.
nonisolated(unsafe) public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol `IMAPS`.
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol `IRCS`.
nonisolated(unsafe) public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol `POP3S`.
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: CFString = "pops"

// MARK: Ways of authentication

/// Authentication by NTLM.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Authentication by MSN.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Authentication by DPA.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Authentication by RPA.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Authentication by HTTP's basic authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Authentication by HTTP's digest authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Authentication by a form of a page.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Authentication by the usual way.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
