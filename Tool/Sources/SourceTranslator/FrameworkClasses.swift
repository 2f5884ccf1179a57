/// Which classes of the frameworks are subclasses of which.
package enum FrameworkClasses {
    /// Those that come from `NSObject`, with their superclasses and modules.
    private static let table: [Substring: (superclass: Substring, module: Substring)] = {
        var table: [Substring: (superclass: Substring, module: Substring)] = [:]
        for line in FrameworkClassTable.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3 { table[words[0]] = (words[1], words[2]) }
        }
        return table
    }()

    package static func contains(_ name: String) -> Bool { table[name[...]] != nil }

    /// The module that declares a class; nil for what is none of the frameworks'.
    static func module(of name: String) -> String? {
        name == "NSObject" ? "Foundation" : table[name[...]].map { String($0.module) }
    }

    /// How many superclasses a class has in the frameworks.
    static func depth(of name: String) -> Int {
        var depth = 0
        var name = name[...]
        while let superclass = table[name]?.superclass {
            depth += 1
            name = superclass
        }
        return depth
    }

    /// Whether a class is another or comes from it. Every class is taken to come from `NSObject`.
    package static func `is`(_ name: String, under other: String) -> Bool {
        if other == "NSObject" { return true }
        var name = name[...]
        while name != other {
            guard let superclass = table[name]?.superclass else { return false }
            name = superclass
        }
        return true
    }
}
