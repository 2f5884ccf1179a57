import RuntimeShims

/// Classes by the names that Objective-C would know them under. Any thread.
///
/// The translated source of an app enters its classes that have such a name, and those of Core Data's objects.
public enum ClassNames {
    /// Enters a class that is to be found by a name which is not its own. The first of a name stays. For translated source.
    public static func add(_ name: String, _ type: AnyClass) { SelectorTable.nameClass(name, type) }

    /// Enters a class under the name that `@objc(Name)` gives it. For translated source.
    public static func give(_ name: String, _ type: AnyClass) { SelectorTable.giveName(name, type) }

    /// Enters a class that may be archived, in another type or private: Foundation on Linux stops the program where it
    /// needs its name. For translated source.
    public static func giveOwn(_ type: AnyClass) {
        var next: AnyClass? = type
        while let type = next {
            if SelectorTable.givenName(of: type) == nil, let name = ClassNaming.nameUnknownToFoundation(of: type) {
                give(name, type)
            }
            next = Superclasses.superclass(of: type)
        }
    }

    /// The class of a name; nil if there is none.
    public static func find(_ name: String) -> AnyClass? { SelectorTable.namedClass(name) }

    /// Enters what the sources of an app have registered by now, which archives need to know.
    public static func prepare() { SelectorTable.prepareNames() }
}
