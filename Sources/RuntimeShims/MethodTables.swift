#if canImport(Glibc)
    import Glibc
#endif

/// The tables of methods of classes that exist.
package enum MethodTables: RuntimeShim {
    package static let name = "the methods of a class that others make objects of"
    package static let reason =
        "Foundation on Linux makes compound predicates that have no format and are all equal to each other, user defaults "
        + "that never come back from setting nil, URLs that forget what is left out of backups, numbers that write 5.0 for 5, "
        + "formatters that leave out digits, and unarchivers that stop the process at a class that was not asked for"
    package static let seenWith = "Swift 6.3.1"
    package static let loss =
        "compound predicates have no format and are equal where they should not be; setting nil in user defaults does not "
        + "end; files are not left out of backups; numbers are written as Swift writes them; an archive of another class "
        + "stops the process"

    package static func look() -> ShimFinding {
        guard isAdopted else { return .missing }
        let object = Canary()
        return object.number == 2 && object.other == 1 ? .working : .missing
    }

    private static let isAdopted = adopt(Changed.self, notIn: Plain.self, into: Canary.self) == 1

    /// Gives `base` the methods that `changed` overrides, for objects that exist as well.
    ///
    /// The methods must not call their like by `super`, and need no stored properties of `changed`.
    ///
    /// - Parameters:
    ///   - changed: A subclass of `base`.
    ///   - plain: A subclass of `base` that overrides nothing: what it does not share with `base` is no method.
    /// - Returns: How many methods were changed.
    @discardableResult
    package static func adopt(_ changed: AnyClass, notIn plain: AnyClass, into base: AnyClass) -> Int {
        let table = unsafeBitCast(base, to: UnsafeMutablePointer<UInt>.self)
        let same = unsafeBitCast(plain, to: UnsafePointer<UInt>.self)
        let other = unsafeBitCast(changed, to: UnsafePointer<UInt>.self)
        var count = 0
        for index in members(of: base) where same[index] == table[index] && other[index] != table[index] {
            table[index] = other[index]
            count += 1
        }
        return count
    }

    /// The same, and for the subclasses that have inherited the methods.
    ///
    /// - Returns: How many methods of `base` were changed.
    @discardableResult
    package static func adoptForAll(_ changed: AnyClass, notIn plain: AnyClass, into base: AnyClass) -> Int {
        let table = unsafeBitCast(base, to: UnsafePointer<UInt>.self)
        let same = unsafeBitCast(plain, to: UnsafePointer<UInt>.self)
        let other = unsafeBitCast(changed, to: UnsafePointer<UInt>.self)
        let changes = members(of: base).filter { same[$0] == table[$0] && other[$0] != table[$0] }
            .map { (index: $0, old: table[$0], new: other[$0]) }
        guard !changes.isEmpty else { return 0 }
        for type in SubclassList.subclasses(of: base) + [base] where type != changed {
            let table = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
            for change in changes where table[change.index] == change.old { table[change.index] = change.new }
        }
        return changes.count
    }

    /// Puts functions into a class's table in the place of methods that are known by their symbols, for classes that no
    /// subclass can be made of. They are called with the class's objects, whatever their own class is.
    ///
    /// - Parameters:
    ///   - symbols: The symbols of the methods, in the order of the members that `changed` overrides.
    ///   - changed: A subclass of `plain` that overrides all of its members, with the parameters and results of the methods.
    ///   - plain: A class that has those members, and shares no others with `changed` but its superclass's.
    /// - Returns: The methods that were there; nil, and nothing is changed, if one of them is not there.
    package static func replace(
        _ symbols: [String], in base: AnyClass, by changed: AnyClass, notIn plain: AnyClass
    ) -> [Original]? {
        let table = unsafeBitCast(base, to: UnsafeMutablePointer<UInt>.self)
        let same = unsafeBitCast(plain, to: UnsafePointer<UInt>.self)
        let other = unsafeBitCast(changed, to: UnsafePointer<UInt>.self)
        // Those of its superclass have an initialiser, which all classes override.
        let inherited = Superclasses.superclass(of: plain).map { members(of: $0).upperBound } ?? 0
        let functions = members(of: plain).filter { $0 >= inherited && same[$0] != other[$0] }.map { other[$0] }
        var places: [(place: Int, original: UInt)] = []
        for symbol in symbols {
            guard let address = dlsym(nil, symbol).map({ UInt(bitPattern: $0) }),
                let place = members(of: base).first(where: { table[$0] == address })
            else { return nil }
            places.append((place, address))
        }
        guard places.count == functions.count else { return nil }
        for (place, function) in zip(places, functions) { table[place.place] = function }
        return places.map { Original(function: $0.original) }
    }

    /// A method that another has taken the place of.
    package struct Original: Sendable {
        fileprivate let function: UInt

        /// The method of an object, in a structure whose one property is a closure with the method's parameters and result.
        /// (A closure by itself would be taken for one that is called as generic code calls.)
        package func method<Holder>(of object: AnyObject, in type: Holder.Type) -> Holder {
            // A closure is a function and what it is called with, which is where a method has its object.
            precondition(MemoryLayout<Holder>.size == 2 * MemoryLayout<UInt>.size)
            let context = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            return withUnsafeBytes(of: (function, context)) { $0.load(as: Holder.self) }
        }
    }

    /// The words of a class's members: after its kind, superclass, flags, sizes of objects and of the class, description and
    /// destroyer of properties come the members, those of superclasses first.
    private static func members(of type: AnyClass) -> Range<Int> {
        let sizes = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 32, as: UInt64.self)
        let size = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
        return size > 56 && size < 1 << 16 ? 7..<size / 8 : 7..<7
    }

    private class Canary {
        // Swift is not to conclude from the initialiser which class it is.
        @inline(never) init() {}
        var number: Int { 1 }
        var other: Int { 1 }
    }

    private final class Changed: Canary {
        override var number: Int { 2 }
    }

    private final class Plain: Canary {}
}
