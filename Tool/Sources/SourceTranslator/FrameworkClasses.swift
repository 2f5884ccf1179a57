/// Which classes of the frameworks are subclasses of which.
enum FrameworkClasses {
    /// Those that come from `NSObject`, with their superclasses.
    static let superclasses: [Substring: Substring] = {
        var table: [Substring: Substring] = [:]
        for line in FrameworkClassTable.text.split(separator: "\n") {
            if let space = line.firstIndex(of: " ") { table[line[..<space]] = line[line.index(after: space)...] }
        }
        return table
    }()

    /// Whether a class is another or comes from it. Every class is taken to come from `NSObject`.
    static func `is`(_ name: String, under other: String) -> Bool {
        if other == "NSObject" { return true }
        var name = name[...]
        while name != other {
            guard let superclass = superclasses[name] else { return false }
            name = superclass
        }
        return true
    }
}
