/// Classes by the names that Objective-C would know them under. Any thread.
///
/// The translated source of an app enters its classes that have such a name, and those of Core Data's objects.
public enum ClassNames {
    /// Enters a class. The first of a name stays. For translated source.
    public static func add(_ name: String, _ type: AnyClass) { SelectorTable.nameClass(name, type) }

    /// The class of a name; nil if there is none.
    public static func find(_ name: String) -> AnyClass? { SelectorTable.namedClass(name) }
}
