/// The words of a library's variables, one after the other.
struct LibraryVariables: Sequence {
    private var parts: [Range<UInt>] = []

    /// - Parameter type: A type of the library's, which is not generic.
    init(of type: Any.Type, in map: MemoryMap) {
        let address = unsafeBitCast(type, to: UInt.self)
        guard let path = map.region(of: address)?.path, !path.isEmpty else { return }
        var end: UInt = 0
        for region in map.regions {
            // Variables that begin as zero have memory of no file, behind the others.
            let isVariables = region.path == path || region.path.isEmpty && region.start == end
            guard isVariables else { continue }
            end = region.end
            if region.isWritable { parts.append(region.start..<region.end) }
        }
    }

    func makeIterator() -> AnyIterator<UnsafeMutableRawPointer> {
        var rest = parts[...]
        var next = rest.first?.lowerBound ?? 0
        return AnyIterator {
            while let part = rest.first, next + 8 > part.upperBound {
                rest.removeFirst()
                next = rest.first?.lowerBound ?? 0
            }
            guard !rest.isEmpty else { return nil }
            defer { next += 8 }
            return UnsafeMutableRawPointer(bitPattern: next)
        }
    }
}
