import Swift

/// Types as the compiler writes them in records of fields and captures.
enum MangledTypes {
    enum Ownership {
        case strong, weak, unowned, unmanaged
        /// A variable's box.
        case box
    }

    /// How many bytes a name has: it may have addresses in it.
    static func length(_ name: UnsafePointer<UInt8>) -> Int {
        var count = 0
        while name[count] != 0 {
            switch name[count] {
            case 0x01...0x17: count += 5
            case 0x18...0x1F: count += 9
            default: count += 1
            }
        }
        return count
    }

    static func ownership(_ name: UnsafePointer<UInt8>) -> Ownership {
        let count = length(name)
        guard count >= 2, name[count - 2] == UInt8(ascii: "X") else { return .strong }
        switch name[count - 1] {
        case UInt8(ascii: "w"): return .weak
        case UInt8(ascii: "o"): return .unowned
        case UInt8(ascii: "u"): return .unmanaged
        case UInt8(ascii: "b"), UInt8(ascii: "x"), UInt8(ascii: "X"): return .box
        default: return .strong
        }
    }

    /// The character that says what kind of type it is; 0 if an address does.
    static func last(_ name: UnsafePointer<UInt8>) -> UInt8 {
        var count = 0
        var last: UInt8 = 0
        while name[count] != 0 {
            switch name[count] {
            case 0x01...0x17: (count, last) = (count + 5, 0)
            case 0x18...0x1F: (count, last) = (count + 9, 0)
            default: (count, last) = (count + 1, name[count])
            }
        }
        return last
    }

    /// Whether it has packs of types, which cannot be made from their context.
    static func hasPack(_ name: UnsafePointer<UInt8>) -> Bool {
        var count = 0
        while name[count] != 0 {
            switch name[count] {
            case 0x01...0x17: count += 5
            case 0x18...0x1F: count += 9
            case UInt8(ascii: "Q")
            where [UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "e")].contains(name[count + 1]):
                return true
            default: count += 1
            }
        }
        return false
    }

    /// Whether it stands for a type by itself, without the generic arguments of the code that it is in. The runtime ends
    /// the process that asks for another.
    static func isClosed(_ name: UnsafePointer<UInt8>) -> Bool {
        var count = 0
        while name[count] != 0 {
            switch name[count] {
            case 0x01...0x17: count += 5
            case 0x18...0x1F: count += 9
            // Of two characters: a type of the library's, an attribute of a function, a kind of reference.
            case UInt8(ascii: "S"), UInt8(ascii: "X"), UInt8(ascii: "Y"): count += name[count + 1] == 0 ? 1 : 2
            case UInt8(ascii: "x"), UInt8(ascii: "q"), UInt8(ascii: "Q"), UInt8(ascii: "0"): return false
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                var length = 0
                while case let digit = name[count], digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
                    length = length * 10 + Int(digit - UInt8(ascii: "0"))
                    count += 1
                }
                for _ in 0..<length where name[count] != 0 { count += 1 }
            default: count += 1
            }
        }
        return true
    }

    /// Whether one of the fields that a nominal type declares itself has packs in its type.
    static func hasPack(inFieldsOf descriptor: UnsafeRawPointer) -> Bool {
        guard let fields = relative(descriptor + 16) else { return false }
        let size = Int((fields + 10).load(as: UInt16.self))
        return (0..<Int((fields + 12).load(as: UInt32.self))).contains { index in
            relative(fields + 16 + index * size + 4).map { hasPack($0.assumingMemoryBound(to: UInt8.self)) } ?? false
        }
    }

    static func type(_ name: UnsafePointer<UInt8>) -> Any.Type? {
        guard isClosed(name) else { return nil }
        return _getTypeByMangledNameInContext(
            name, UInt(length(name)), genericContext: nil, genericArguments: nil)
    }

    /// What a relative address at `place` points to.
    static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The ownership of each field that a nominal type declares itself, in order.
    static func fields(ofDescriptor descriptor: UnsafeRawPointer) -> [(
        name: String, ownership: Ownership, isEmpty: Bool
    )] {
        guard let fields = relative(descriptor + 16) else { return [] }
        let size = Int((fields + 10).load(as: UInt16.self))
        let count = Int((fields + 12).load(as: UInt32.self))
        return (0..<count).map { index in
            let record = fields + 16 + index * size
            let type = relative(record + 4)?.assumingMemoryBound(to: UInt8.self)
            let name = relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            return (
                name ?? "", type.map(ownership) ?? .strong,
                type.map { $0[0] == UInt8(ascii: "y") && $0[1] == UInt8(ascii: "t") && $0[2] == 0 } ?? true
            )
        }
    }
}
