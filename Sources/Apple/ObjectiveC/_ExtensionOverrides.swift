import RuntimeShims

/// What extensions of the frameworks' classes override. Objective-C finds a method by its name, wherever it was declared; a
/// class of Swift's has a table that only its own members are in. A subclass with an override of its own keeps it; what that calls
/// by `super` stays the framework's.
public enum _ExtensionOverrides {
    /// Gives `base`, and the subclasses that have inherited them, the methods that `changed` overrides. Any thread.
    ///
    /// - Parameters:
    ///   - changed: A subclass of `base` with overrides that call the extension's methods, which may call those of the
    ///     superclass of `base` by `super`, and no other member.
    ///   - plain: A subclass of `base` without a member.
    public static func adopt(_ changed: AnyClass, notIn plain: AnyClass, into base: AnyClass) {
        MethodTables.adoptForAll(changed, notIn: plain, into: base)
    }
}
