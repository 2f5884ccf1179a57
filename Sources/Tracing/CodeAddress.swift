import CCoreFoundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Places in the program's own code, told by addresses that the command finds the lines of.
enum CodeAddress {
    /// The addresses that the program's own code is loaded at.
    static let program: Range<UInt> = {
        var (start, end): (UInt, UInt) = (0, 0)
        seam_program(&start, &end)
        return start..<max(start, end)
    }()

    /// The nearest caller in the program's own code, relative to where that begins; 0 if there is none.
    @inline(never)
    static func nearest() -> UInt { callers(1).first ?? 0 }

    /// The nearest callers in the program's own code, the nearest first.
    @inline(never)
    static func callers(_ limit: Int) -> [UInt] {
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: 96) { buffer in
            let count = seam_callers(buffer.baseAddress, buffer.count, stackEnd)
            // A return address is that of what comes after the call.
            return buffer[..<count].lazy.filter(program.contains).prefix(limit).map { $0 - 1 - program.lowerBound }
        }
    }

    /// The end of the calling thread's stack.
    private static var stackEnd: UInt {
        if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
        let end = seam_stack_end()
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: end))
        return end
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}

extension EventLine {
    /// The code that did it: the nearest callers in the program. An accessor of a property may come first.
    mutating func addSites() {
        let sites = CodeAddress.callers(8)
        if !sites.isEmpty { add("pcs", sites.map { String($0) }.joined(separator: " ")) }
    }
}
