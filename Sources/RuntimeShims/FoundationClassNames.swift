package import Foundation

/// The names that Foundation gives its own classes in place of those in Swift: one table by names, one by classes.
///
/// Both are never changed by Foundation. What they are replaced by has their entries too, and they stay in memory for
/// whoever is reading them.
package enum FoundationClassNames: RuntimeShim {
    package static let name = "the tables of `NSStringFromClass` and `NSClassFromString`"
    package static let reason =
        "archives name classes as `@objc(Name)` does; Foundation on Linux knows no such names, and stops the program for "
        + "classes in other types"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "objects of classes with names of their own, or in other types, cannot be archived"

    package static func look() -> ShimFinding { places == nil ? .missing : .working }

    /// Lets Foundation know classes by other names than those in Swift. Not from two threads at once.
    package static func add(_ classes: [(name: String, type: AnyClass)]) {
        guard let places else { return }
        var (names, types) = (places.names.pointee, places.types.pointee)
        for (name, type) in classes {
            names[String(reflecting: type)] = name
            if types[name] == nil { types[name] = type }
        }
        replace(places.names, names)
        replace(places.types, types)
    }

    private struct Places: @unchecked Sendable {
        var names: UnsafeMutablePointer<[String: String]>
        var types: UnsafeMutablePointer<[String: AnyClass]>
    }

    private static let places: Places? = {
        // They are made when they are needed.
        guard Foundation.NSStringFromClass(sample) == sampleName, Foundation.NSClassFromString(sampleName) == sample,
            let map = MemoryMap.read()
        else { return nil }
        let names = place(of: [String: String].self, like: ["a": "b"], in: map) {
            $0[String(reflecting: sample)] == sampleName
        }
        let types = place(of: [String: AnyClass].self, like: ["a": NSObject.self], in: map) { $0[sampleName] == sample }
        guard let names, let types else { return nil }
        return Places(names: names, types: types)
    }()

    /// A class that is renamed.
    private static let sample: AnyClass = ProcessInfo.self
    private static let sampleName = "NSProcessInfo"

    /// The variable of Foundation's that holds a dictionary of that type and content.
    private static func place<Table>(
        of type: Table.Type, like example: Table, in map: MemoryMap, where isRight: (Table) -> Bool
    ) -> UnsafeMutablePointer<Table>? {
        let kind = unsafeBitCast(example, to: UnsafePointer<UInt>.self).pointee
        for variable in LibraryVariables(of: NSString.self, in: map) {
            let object = variable.load(as: UInt.self)
            guard object % 16 == 0, let region = map.region(of: object), region.isWritable, region.path != "[stack]",
                object + 64 <= region.end, UnsafePointer<UInt>(bitPattern: object)?.pointee == kind
            else { continue }
            let place = variable.assumingMemoryBound(to: Table.self)
            if isRight(place.pointee) { return place }
        }
        return nil
    }

    /// Puts a value in the place of another, which stays in memory.
    private static func replace<Table>(_ place: UnsafeMutablePointer<Table>, _ value: Table) {
        let word = withUnsafeBytes(of: value) { $0.load(as: UInt.self) }
        _ = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: word)!).retain()
        UnsafeMutableRawPointer(place).storeBytes(of: word, as: UInt.self)
    }
}
