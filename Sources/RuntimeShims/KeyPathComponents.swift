/// The properties that a key path leads through, read from its memory.
///
/// Only Objective-C gives key paths names that a program can read. What Swift has is an identity for each component,
/// which `==` compares together with the class that the path begins at; so `\Base.title` and `\Derived.title` are
/// unequal, although they are one property. The identity of a class's property is the address of its entry in the
/// class's table of methods, or of its getter, and is the same whatever class the path begins at.
package enum KeyPathComponents: RuntimeShim {
    package static let name = "the memory of key paths"
    package static let reason = "without Objective-C a key path cannot be asked for the names of its properties"
    package static let seenWith = "Swift 6.3.1"
    package static let loss =
        "key paths are known by the class that declares the property alone, and one component long"

    package static func look() -> ShimFinding { isKnown ? .working : .missing }

    private final class Canary {
        var first: Canary? { didSet {} }
        private(set) var second = 0 { didSet {} }

        static let paths = [\Canary.first, \Canary.second, \Canary.first?.second, \Canary.first!.second]
    }

    /// Whether key paths look as they are expected to: they may not in another version of the runtime.
    private static let isKnown: Bool = {
        guard let first = read(Canary.paths[0]), let second = read(Canary.paths[1]), first.count == 1,
            second.count == 1, first != second
        else { return false }
        return Canary.paths[2...].allSatisfy { read($0) == first + second }
    }()

    /// The identities of the properties that the path leads through; nil if one of them is not a class's property
    /// with accessors.
    package static func identities(of path: AnyKeyPath) -> [UInt]? {
        isKnown ? read(path) : nil
    }

    // An object's header, the address of an Objective-C name, then the header of the components: their size in bytes
    // in its low 24 bits. A component has a header of 32 bits, its kind in bits 24 to 30.
    private static func read(_ path: AnyKeyPath) -> [UInt]? {
        withExtendedLifetime(path) {
            let memory = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
            let start = MemoryLayout<UInt>.size * 4
            let end = start + Int(memory.load(fromByteOffset: start - 8, as: UInt32.self) & 0xFF_FFFF)
            var offset = start
            var identities: [UInt] = []
            while offset + 4 <= end {
                let header = memory.load(fromByteOffset: offset, as: UInt32.self)
                offset += 4
                switch header >> 24 & 0x7F {
                case 2:
                    // Computed. The identity must be an address, and settled.
                    guard header & 0x30_000F == 0 else { return nil }
                    offset = aligned(offset)
                    guard offset + 16 <= end else { return nil }
                    identities.append(memory.load(fromByteOffset: offset, as: UInt.self))
                    offset += header & 0x40_0000 == 0 ? 16 : 24
                    if header & 0x8_0000 != 0 {
                        guard offset + 16 <= end else { return nil }
                        offset += 16 + memory.load(fromByteOffset: offset, as: Int.self)
                    }
                case 4: break  // `?`, `!`, or the optional around the result of `?`
                default: return nil
                }
                if offset >= end { break }
                // The type of what the component gives.
                offset = aligned(offset) + MemoryLayout<UInt>.size
            }
            return offset == end && !identities.isEmpty ? identities : nil
        }
    }

    private static func aligned(_ offset: Int) -> Int {
        (offset + 7) & ~7
    }
}
