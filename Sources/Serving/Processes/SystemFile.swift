import Glibc

/// Short files that the kernel makes when they are read.
enum SystemFile {
    /// The first 4096 bytes of a file; nil if it cannot be read.
    static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            var length = 0
            while length < buffer.count {
                let count = read(descriptor, buffer.baseAddress! + length, buffer.count - length)
                if count < 0 { return nil }
                if count == 0 { break }
                length += count
            }
            return String(decoding: UnsafeRawBufferPointer(rebasing: buffer[..<length]), as: UTF8.self)
        }
    }
}
