import CCoreFoundation

#if canImport(Glibc)
    import Glibc
#endif

/// A line of the record: an object in JSON, written as it is made.
struct EventLine {
    private(set) var bytes: [UInt8] = []

    /// - Parameters:
    ///   - event: `b` begins a span, `x` ends one, `m` is a moment.
    ///   - parent: The span around; 0: none.
    init(_ event: String, span: UInt64, parent: UInt64) {
        bytes.reserveCapacity(160)
        bytes += "{\"e\":\"".utf8
        bytes += event.utf8
        bytes += "\",\"i\":".utf8
        add(span)
        bytes += ",\"t\":".utf8
        add(Self.now)
        if parent != 0 { add("p", parent) }
        if event != "x" { add("th", UInt64(ThreadNumber.current)) }
    }

    /// A line that is no event.
    init(head name: String) {
        bytes += "{\"e\":\"".utf8
        bytes += name.utf8
        bytes += "\"".utf8
    }

    /// Microseconds of a clock that never goes back.
    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000 &+ UInt64(time.tv_nsec) / 1_000
    }

    mutating func add(_ name: StaticString, _ value: UInt64) {
        key(name)
        add(value)
    }

    mutating func add(_ name: StaticString, _ value: String) {
        key(name)
        quote(value)
    }

    mutating func add(_ name: StaticString, _ value: StaticString) {
        key(name)
        value.withUTF8Buffer { quote($0) }
    }

    /// The line as it is written.
    var finished: [UInt8] { bytes + [0x7D, 0x0A] }

    private mutating func key(_ name: StaticString) {
        bytes += ",\"".utf8
        name.withUTF8Buffer { bytes += $0 }
        bytes += "\":".utf8
    }

    private mutating func add(_ value: UInt64) {
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &digits) { buffer in
            var index = buffer.count
            var rest = value
            repeat {
                index -= 1
                buffer[index] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
                rest /= 10
            } while rest > 0
            bytes += buffer[index...]
        }
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { quote($0) }
    }

    private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(0x22)
        for byte in text {
            switch byte {
            case 0x22, 0x5C:
                bytes.append(0x5C)
                bytes.append(byte)
            case 0x0A: bytes += "\\n".utf8
            case 0..<0x20:
                bytes += "\\u00".utf8
                bytes.append(byte >> 4 + 0x30)
                let low = byte & 15
                bytes.append(low < 10 ? low + 0x30 : low + 0x57)
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }
}

/// Small numbers for threads: 1 is the main thread.
enum ThreadNumber {
    static var current: Int {
        let own = seam_thread()
        return own == Int(getpid()) ? 1 : own
    }
}
