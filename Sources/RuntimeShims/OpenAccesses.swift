#if canImport(Glibc)
    import Glibc
#endif

/// The accesses to variables that a thread is in the middle of, which the runtime keeps a chain of on the thread's stack.
///
/// Who leaves calls in the middle has to end what they have begun: what stands in the chain is memory of theirs.
package enum OpenAccesses: RuntimeShim {
    package static let name = "the chain that `swift_beginAccess` keeps"
    package static let reason = "calls that are left in the middle leave their accesses to variables open"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "a test that is ended early while it changes a variable may stop the process later"

    private typealias Begin =
        @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UInt, UnsafeRawPointer?) -> Void
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static let functions: (begin: Begin, end: End)? = {
        guard let begin = dlsym(nil, "swift_beginAccess"), let end = dlsym(nil, "swift_endAccess") else { return nil }
        return (unsafeBitCast(begin, to: Begin.self), unsafeBitCast(end, to: End.self))
    }()

    package static func look() -> ShimFinding {
        guard functions != nil, let outer = Mark() else { return .missing }
        defer { outer.end() }
        guard let middle = Mark(), let inner = Mark() else { return .missing }
        defer { inner.end() }
        let links = inner.next == middle.access && middle.next == outer.access
        middle.end()
        return links && inner.next == outer.access ? .working : .missing
    }

    /// A place in the chain of the thread that made it.
    package final class Mark {
        /// What is accessed, where the access was begun, and the access before with whether it changes its variable.
        fileprivate let access = UnsafeMutableRawPointer.allocate(byteCount: 3 * MemoryLayout<UInt>.size, alignment: 16)

        /// Nil if nothing is known of the chain.
        package init?() {
            guard let functions = OpenAccesses.functions else { return nil }
            functions.begin(UnsafeRawPointer(access), access, OpenAccesses.readsTracked, nil)
            // A program may be told to keep no chain.
            guard access.load(as: UInt.self) != 0 else { return nil }
        }

        deinit { access.deallocate() }

        fileprivate var next: UnsafeMutableRawPointer? { OpenAccesses.next(access) }

        /// Takes the mark out of the chain.
        package func end() { OpenAccesses.functions?.end(access) }

        /// Ends the accesses that were begun after the mark. Call it before what they are in is left.
        package func endLater() {
            guard let functions = OpenAccesses.functions, let probe = Mark() else { return }
            var later: [UnsafeMutableRawPointer] = []
            var place = probe.next
            while let access = place, access != self.access {
                later.append(access)
                place = OpenAccesses.next(access)
            }
            if place != nil { later.forEach(functions.end) }
            probe.end()
        }
    }

    /// The runtime's flags for an access that reads, and is to be in the chain.
    private static let readsTracked: UInt = 0x20

    private static func next(_ access: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        let word = access.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
        return UnsafeMutableRawPointer(bitPattern: word & ~1)
    }
}
