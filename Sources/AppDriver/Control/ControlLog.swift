import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The app's own output, if the command has given it a file to write to.
///
/// The command keeps that file, so that nothing is lost when the app crashes, and shows it in its terminal.
struct ControlLog {
    /// More than this is not returned at once, in bytes: the end is.
    static let limit = 256 << 10

    let descriptor: Int32

    /// The file that standard output goes to; nil if it is a terminal or anything else that cannot be read again.
    static var ofProcess: ControlLog? {
        var status = stat()
        guard fstat(1, &status) == 0, status.st_mode & S_IFMT == S_IFREG, fcntl(1, F_GETFL) & O_ACCMODE == O_RDWR else {
            return nil
        }
        return ControlLog(descriptor: 1)
    }

    /// The output since `mark`, a number of bytes; the mark for the next call; and whether a part is left out.
    func read(since mark: Int) -> (text: String, mark: Int, isCut: Bool) {
        fflush(nil)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return ("", mark, false) }
        let end = Int(status.st_size)
        let start = max(min(mark, end), end - Self.limit)
        var bytes = [UInt8](repeating: 0, count: end - start)
        let count = pread(descriptor, &bytes, bytes.count, off_t(start))
        // Output that the command has dropped reads as zeros.
        let text = String(decoding: bytes.prefix(max(0, count)).drop { $0 == 0 }, as: UTF8.self)
        return (text, end, start > mark)
    }
}
