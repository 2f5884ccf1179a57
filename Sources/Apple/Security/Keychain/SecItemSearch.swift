public import SeamFoundation

// Keys of searches and of results.

// MARK: Which items

/// How many items are found: one unless it says otherwise; a number will do.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, in an array.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Only items with these persistent references.
nonisolated(unsafe) public let kSecMatchItemList: CFString = "m_ItemList"
/// The keychains to look in. There is one.
nonisolated(unsafe) public let kSecMatchSearchList: CFString = "m_SearchList"
/// Whether capital letters in texts do not matter.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// A policy that certificates are to meet. Not looked at.
nonisolated(unsafe) public let kSecMatchPolicy: CFString = "m_Policy"
/// The issuers of certificates, encoded. Not looked at.
nonisolated(unsafe) public let kSecMatchIssuers: CFString = "m_Issuers"
/// An address that a certificate is for. Not looked at.
nonisolated(unsafe) public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// A part of the subject of certificates.
nonisolated(unsafe) public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// Only certificates that are trusted. Not looked at.
nonisolated(unsafe) public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// Only certificates that are valid then. Not looked at.
nonisolated(unsafe) public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"

// MARK: What of them

/// Return the data.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// Return the attributes, in a dictionary.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// Return an object: a certificate, or the attributes of what there is no class for.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// Return data that names the item for as long as it is kept.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The data of an item.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// A certificate or a key, as an object.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// What `kSecReturnPersistentRef` asked for.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: How

/// Items to work on. Not looked at.
nonisolated(unsafe) public let kSecUseItemList: CFString = "u_ItemList"
/// The keychain to work on. There is one.
nonisolated(unsafe) public let kSecUseKeychain: CFString = "u_Keychain"
/// A text for the user, who is not asked.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user is not to be asked, as nobody ever is.
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Whether the user may be asked. Nobody is.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The search fails in place of asking the user.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What the user would be asked for is left out. Nothing is.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A context of authentication. Not looked at.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether to use the keychain of iOS, as is always done here.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Whether items are the same for all users of a device. Not looked at.
nonisolated(unsafe) public let kSecUseUserIndependentKeychain: CFString = "u_UserIndependent"
