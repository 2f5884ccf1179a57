public import Foundation

/// As a key of `[AnyHashable: Any]`, a string is the same whether it is Foundation's or Swift's, as on Apple's systems:
/// `attributes[kSecAttrAccount]` finds what is under `"acct"`.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
