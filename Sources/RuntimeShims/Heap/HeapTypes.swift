#if canImport(Glibc)
    import Glibc
#endif

/// Tells Swift's objects from other blocks by their first word, and knows what each type's objects keep.
package final class HeapTypes: RuntimeShim {
    package static let name = "metadata of classes and closures' contexts"
    package static let reason = "a mirror tells neither what a closure captures nor whether a property keeps"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "`--leaks` cannot tell what keeps a screen that has gone"

    package static func look() -> ShimFinding {
        guard let map = MemoryMap.read() else { return .missing }
        let types = HeapTypes(map)
        let trial = Trial()
        let other = Trial()
        trial.closure = { [unowned other] in _ = (trial.strong, other) }
        defer { trial.closure = nil }
        let metadata = unsafeBitCast(Trial.self as AnyClass, to: UInt.self)
        guard let type = types.type(metadata),
            type.slots.map(\.name) == ["strong", "closure"], type.slots.map(\.offset) == [16, 40]
        else { return .missing }
        let object = Unmanaged.passUnretained(trial).toOpaque()
        let context = (object + 48).load(as: UnsafeRawPointer.self)
        guard let closure = types.type(context.load(as: UInt.self)), closure.form == .closure,
            closure.slots.map(\.offset) == [16] || closure.slots.map(\.offset) == [24]
        else { return .missing }
        return withExtendedLifetime(other) { .working }
    }

    private final class Trial {
        var strong: AnyObject?
        weak var weakly: AnyObject?
        unowned(unsafe) var unsafely: AnyObject?
        var closure: (() -> Void)?
        @inline(never) init() {}
    }

    private let map: MemoryMap
    private let copy: MemoryCopy?
    /// The process's own memory, as a file.
    private let memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
    private var types: [UInt: HeapType?] = [:]
    private var roles = WordRoles()

    /// - Parameter copy: Of the memory that may go away meanwhile.
    package init(_ map: MemoryMap, _ copy: MemoryCopy? = nil) {
        self.map = map
        self.copy = copy
    }

    deinit { if memory >= 0 { close(memory) } }

    /// A word that may be anything.
    private func word(_ address: UInt) -> UInt? {
        if let copy { if let word = copy.word(address) { return word } }
        guard let region = map.region(of: address), region.isReadable, copy == nil || !region.isWritable else {
            return nil
        }
        // By the kernel: another thread may have given the memory back since the map was read.
        var word: UInt = 0
        let count = pread(memory, &word, MemoryLayout<UInt>.size, off_t(address))
        return count == MemoryLayout<UInt>.size ? word : nil
    }

    /// The type whose metadata is at an address; nil if there is none.
    package func type(_ metadata: UInt) -> HeapType? {
        if let known = types[metadata] { return known }
        let type = find(metadata)
        types[metadata] = type
        return type
    }

    private func find(_ address: UInt) -> HeapType? {
        // Before its kind is the function that ends an object.
        guard address > 0xFFFF, address % 8 == 0, address < 1 << 47, let end = word(address - 16), isCode(end),
            let kind = word(address), map.isReadable(address - 16, 64),
            let metadata = UnsafeRawPointer(bitPattern: address)
        else { return nil }
        switch kind {
        case 0: return ofClass(metadata)
        case 0x400: return ofContext(metadata)
        case 0x500: return ofBox(metadata)
        case 0x501, 0x502, 0x503:
            return HeapType(
                kind == 0x502 ? .task : .other, kind == 0x501 ? "Error" : "Task", declaration: address, slots: [],
                tail: .words(16))
        default: return nil
        }
    }

    private func isCode(_ address: UInt) -> Bool {
        address > 0xFFFF && map.region(of: address)?.isExecutable == true
    }

    // MARK: Classes

    private func descriptor(of metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
        guard let address = word(UInt(bitPattern: metadata) + 40), address > 0xFFFF, address % 4 == 0,
            // Declarations stay where they are in a file.
            map.region(of: address)?.path.hasPrefix("/") == true, map.isReadable(address, 48),
            let descriptor = UnsafeRawPointer(bitPattern: address),
            // The kind of a class's.
            descriptor.load(as: UInt32.self) & 0x1F == 16
        else { return nil }
        return descriptor
    }

    private func ofClass(_ metadata: UnsafeRawPointer) -> HeapType? {
        var levels: [(metadata: UnsafeRawPointer, descriptor: UnsafeRawPointer)] = []
        var next: UnsafeRawPointer? = metadata
        while let level = next {
            guard word(UInt(bitPattern: level)) == 0, let descriptor = descriptor(of: level), levels.count < 64
            else { return nil }
            levels.append((level, descriptor))
            next = UnsafeRawPointer(bitPattern: (level + 8).load(as: UInt.self))
        }
        let type = unsafeBitCast(metadata, to: AnyClass.self)
        let name = _typeName(type, qualified: true)
        let size = Int((metadata + 24).load(as: UInt32.self))
        let hasPack = levels.contains { MangledTypes.hasPack(inFieldsOf: $0.descriptor) }
        let fields = hasPack ? [] : StoredProperties.fields(ofClass: type)
        let records = levels.reversed().flatMap { MangledTypes.fields(ofDescriptor: $0.descriptor) }
        let slots =
            fields.count == records.count && !hasPack
            ? roles.slots(fields, records, end: size) : WordRoles.words(from: 16, to: size)
        return HeapType(
            .class, name, ancestry: levels.map { UInt(bitPattern: $0.metadata) },
            declaration: UInt(bitPattern: levels[0].descriptor), slots: slots, tail: tail(name, levels, size))
    }

    private func tail(
        _ name: String, _ levels: [(metadata: UnsafeRawPointer, descriptor: UnsafeRawPointer)], _ size: Int
    ) -> HeapType.Tail {
        if name.hasPrefix("Swift._ContiguousArrayStorage<"), let element = argument(0, levels[0]) {
            let alignment = max(WordRoles.size(of: element).alignment, 1)
            return .elements(
                slots: roles.slots(of: element), stride: WordRoles.size(of: element).stride,
                at: (32 + alignment - 1) / alignment * alignment)
        }
        if name.hasPrefix("Swift._DictionaryStorage<"), let key = argument(0, levels[0]),
            let value = argument(1, levels[0])
        {
            return .table(
                keys: roles.slots(of: key), keyStride: WordRoles.size(of: key).stride,
                values: roles.slots(of: value), valueStride: WordRoles.size(of: value).stride)
        }
        if name.hasPrefix("Swift._SetStorage<"), let key = argument(0, levels[0]) {
            return .table(
                keys: roles.slots(of: key), keyStride: WordRoles.size(of: key).stride, values: [], valueStride: 0)
        }
        if name.hasPrefix("Swift.__StringStorage") || name.hasPrefix("Swift.__EmptyArrayStorage") { return .none }
        return Self.mayHaveMore(name, levels.map(\.metadata)) ? .words((size + 7) & ~7) : .none
    }

    /// Whether objects of a class may have memory of their own behind their properties. Those of the standard library
    /// and their subclasses (`ManagedBuffer`) may, and Foundation's own, which C allocates. Behind others lies what
    /// `malloc` gave beyond the size that was asked for, with whatever was left there.
    private static func mayHaveMore(_ name: String, _ levels: [UnsafeRawPointer]) -> Bool {
        name.hasPrefix("Foundation")
            || levels.contains { _typeName(unsafeBitCast($0, to: AnyClass.self), qualified: true).hasPrefix("Swift.") }
    }

    /// A generic argument of a class.
    private func argument(
        _ index: Int, _ level: (metadata: UnsafeRawPointer, descriptor: UnsafeRawPointer)
    ) -> Any.Type? {
        let size = Int((level.descriptor + 28).load(as: UInt32.self))
        let own = Int((level.descriptor + 32).load(as: UInt32.self))
        let word = (level.metadata + 8 * (size - own + index)).load(as: UInt.self)
        guard word > 0xFFFF, map.isReadable(word - 8, 16) else { return nil }
        return unsafeBitCast(word, to: Any.Type.self)
    }

    // MARK: Closures

    private func ofContext(_ metadata: UnsafeRawPointer) -> HeapType? {
        let address = UInt(bitPattern: metadata)
        let first = Int((metadata + 8).load(as: UInt32.self))
        guard first < 1 << 20 else { return nil }
        let captures = (metadata + 16).load(as: UInt.self)
        guard captures > 0xFFFF, captures % 4 == 0, map.isReadable(captures, 12),
            let captures = UnsafeRawPointer(bitPattern: captures)
        else {
            return HeapType(.closure, "closure", declaration: address, slots: [], tail: .words(16))
        }
        let count = Int(captures.load(as: UInt32.self))
        guard count < 4096 else { return nil }
        let isGeneric = (captures + 4).load(as: UInt32.self) > 0 || (captures + 8).load(as: UInt32.self) > 0
        var slots: [HeapType.Slot] = []
        var offset = max(first, 16)
        for index in 0..<count {
            guard let name = MangledTypes.relative(captures + 12 + index * 4)?.assumingMemoryBound(to: UInt8.self)
            else { return HeapType(.closure, "closure", declaration: address, slots: slots, tail: .words(offset)) }
            switch MangledTypes.ownership(name) {
            case .box:
                offset = (offset + 7) & ~7
                slots.append(HeapType.Slot(offset: offset, role: .strong, name: ""))
                offset += 8
            case .weak, .unowned, .unmanaged:
                offset = (offset + 7) & ~7
                // With the witness tables of a protocol's.
                let size = isGeneric ? 8 : reference(name).map { WordRoles.size(of: $0).size } ?? 8
                offset += size
            case .strong:
                // A type that depends on the context's generic arguments needs them to be made.
                guard !isGeneric, let type = MangledTypes.type(name) else {
                    offset = (offset + 7) & ~7
                    switch MangledTypes.last(name) {
                    case UInt8(ascii: "c"):
                        slots.append(HeapType.Slot(offset: offset, role: .closure, name: ""))
                        offset += 16
                    case UInt8(ascii: "C"):
                        slots.append(HeapType.Slot(offset: offset, role: .strong, name: ""))
                        offset += 8
                    default:
                        return HeapType(
                            .closure, "closure", declaration: address, slots: slots, tail: .words(offset))
                    }
                    continue
                }
                let (size, _, alignment) = WordRoles.size(of: type)
                offset = (offset + alignment - 1) / alignment * alignment
                slots += roles.slots(of: type).map {
                    HeapType.Slot(offset: offset + $0.offset, role: $0.role, name: "")
                }
                offset += size
            }
        }
        return HeapType(.closure, "closure", declaration: address, slots: slots, tail: .none)
    }

    /// The type that a weak or unowned reference is to.
    private func reference(_ name: UnsafePointer<UInt8>) -> Any.Type? {
        guard MangledTypes.isClosed(name) else { return nil }
        let length = MangledTypes.length(name) - 2
        return _getTypeByMangledNameInContext(name, UInt(length), genericContext: nil, genericArguments: nil)
    }

    private func ofBox(_ metadata: UnsafeRawPointer) -> HeapType? {
        let offset = Int((metadata + 8).load(as: UInt32.self))
        let boxed = (metadata + 16).load(as: UInt.self)
        guard offset < 1 << 16, boxed > 0xFFFF, map.isReadable(boxed - 8, 16) else { return nil }
        let slots = roles.slots(of: unsafeBitCast(boxed, to: Any.Type.self)).map {
            HeapType.Slot(offset: offset + $0.offset, role: $0.role, name: "")
        }
        return HeapType(.closure, "closure", declaration: UInt(bitPattern: metadata), slots: slots, tail: .none)
    }
}
