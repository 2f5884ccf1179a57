/// The places in the values of a type that may keep objects.
struct WordRoles {
    private var cache: [ObjectIdentifier: [HeapType.Slot]] = [:]

    /// Slots with the offsets in a value.
    mutating func slots(of type: Any.Type) -> [HeapType.Slot] {
        let key = ObjectIdentifier(type)
        if let slots = cache[key] { return slots }
        // A type that has itself in it, by a box.
        cache[key] = []
        let slots = find(type)
        cache[key] = slots
        return slots
    }

    static func size(of type: Any.Type) -> (size: Int, stride: Int, alignment: Int) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
        return (
            (witnesses + 64).load(as: Int.self), (witnesses + 72).load(as: Int.self),
            Int((witnesses + 80).load(as: UInt32.self) & 0xFF) + 1
        )
    }

    static func words(from: Int, to: Int) -> [HeapType.Slot] {
        stride(from: (from + 7) & ~7, to: to - 7, by: 8).map { HeapType.Slot(offset: $0, role: .any, name: "") }
    }

    private mutating func find(_ type: Any.Type) -> [HeapType.Slot] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        let strong = [HeapType.Slot(offset: 0, role: .strong, name: "")]
        switch kind {
        case 0, 0x800...: return strong
        case 0x200: return ofStruct(type, metadata)
        case 0x202:
            return slots(of: unsafeBitCast((metadata + 16).load(as: UnsafeRawPointer.self), to: Any.Type.self))
        case 0x201: return Self.words(from: 0, to: Self.size(of: type).size)
        case 0x300:
            switch _typeName(type) {
            case "Builtin.NativeObject", "Builtin.BridgeObject", "Builtin.UnknownObject": return strong
            case "Builtin.RawPointer": return [HeapType.Slot(offset: 0, role: .raw, name: "")]
            default: return []
            }
        case 0x301:
            let count = (metadata + 8).load(as: Int.self)
            return (0..<count).flatMap { index in
                let element = metadata + 24 + index * 16
                let offset = Int((element + 8).load(as: UInt32.self))
                return slots(of: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self))
                    .map { HeapType.Slot(offset: offset + $0.offset, role: $0.role, name: "") }
            }
        case 0x302:
            let isThick = Self.size(of: type).size >= 16
            return [HeapType.Slot(offset: 0, role: isThick ? .closure : .raw, name: "")]
        case 0x303:
            let flags = (metadata + 8).load(as: UInt32.self)
            // Bound to classes, or an error in its box.
            if flags & 0x8000_0000 == 0 || (flags >> 24) & 0x3F == 1 { return strong }
            return Self.words(from: 0, to: 24)
        case 0x304, 0x306: return []
        default: return Self.words(from: 0, to: Self.size(of: type).size)
        }
    }

    private mutating func ofStruct(_ type: Any.Type, _ metadata: UnsafeRawPointer) -> [HeapType.Slot] {
        let descriptor = (metadata + 8).load(as: UnsafeRawPointer.self)
        let size = Self.size(of: type).size
        if MangledTypes.hasPack(inFieldsOf: descriptor) { return Self.words(from: 0, to: size) }
        let records = MangledTypes.fields(ofDescriptor: descriptor)
        let fields = StoredProperties.fields(ofValue: type)
        guard records.count == fields.count, !fields.isEmpty else { return Self.words(from: 0, to: size) }
        return slots(fields, records, end: size)
    }

    /// The slots of fields that are known, in the memory up to `end`.
    mutating func slots(
        _ fields: [StoredProperties.Field],
        _ records: [(name: String, ownership: MangledTypes.Ownership, isEmpty: Bool)], end: Int
    ) -> [HeapType.Slot] {
        var result: [HeapType.Slot] = []
        for (index, field) in fields.enumerated() {
            switch records[index].ownership {
            case .weak, .unowned, .unmanaged: continue
            case .box: result.append(HeapType.Slot(offset: field.offset, role: .strong, name: field.name))
            case .strong:
                // What cannot be copied is not told.
                if field.type == Void.self, !records[index].isEmpty {
                    let next = fields.map(\.offset).filter { $0 > field.offset }.min() ?? end
                    result += Self.words(from: field.offset, to: next).map {
                        HeapType.Slot(offset: $0.offset, role: $0.role, name: field.name)
                    }
                    continue
                }
                result += slots(of: field.type).map {
                    HeapType.Slot(offset: field.offset + $0.offset, role: $0.role, name: field.name)
                }
            }
        }
        return result
    }
}
