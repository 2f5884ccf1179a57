internal import FileDoor
internal import Foundation

#if canImport(Glibc)
    internal import Glibc
#endif

/// Writes the files that an app sends to where the person said.
struct Keeping {
    let channel: DoorChannel
    let limits: DeskLimits

    /// Takes one file for each path and ends with `done`. What is at a path is replaced at once and whole, and only
    /// where `replaces` says so; another name is taken otherwise.
    func receive(_ paths: [String], replaces: Bool) throws {
        var bytes = 0
        for path in paths {
            switch try channel.receive() {
            case .message(.file): break
            case .message(.cancel): return try channel.send(.nothing)
            default: throw DoorChannel.Failure.damaged
            }
            let temporary = try TemporaryFile(beside: path)
            loop: while true {
                switch try channel.receive() {
                case .data(let data):
                    bytes += data.count
                    guard bytes <= limits.bytes else { throw DoorChannel.Failure.damaged }
                    temporary.write(data)
                case .message(.end): break loop
                default: throw DoorChannel.Failure.damaged
                }
            }
            try temporary.keep(at: path, replaces: replaces)
        }
        guard try channel.receive() == .message(.done) else { throw DoorChannel.Failure.damaged }
        try channel.send(.done)
    }
}

/// A file that is being written under a name of its own, and is gone unless it is kept.
private final class TemporaryFile {
    private let descriptor: Int32
    private let path: String
    private var failure: String?

    init(beside place: String) throws {
        let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
        var name = Array("\(folder)/.seam-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if descriptor < 0 {
            throw DeskFailure(reason: "\(folder) cannot be written to: \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(path)
    }

    /// Goes on after a failure, so that the app's frames are read to their end.
    func write(_ data: Data) {
        guard failure == nil else { return }
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else {
                    failure = String(cString: strerror(errno))
                    return
                }
                rest = rest.dropFirst(written)
            }
        }
    }

    func keep(at place: String, replaces: Bool) throws {
        // As for any file that a program makes
        let mask = umask(0o022)
        umask(mask)
        fchmod(descriptor, 0o666 & ~mask)
        var isKept = false
        if failure == nil, replaces { isKept = rename(path, place) == 0 }
        if failure == nil, !replaces {
            let url = URL(fileURLWithPath: place)
            let folder = url.deletingLastPathComponent()
            var candidate = place
            var number = 2
            // Fails if there is a file of that name.
            while case let result = link(path, candidate), !isKept {
                isKept = result == 0
                guard !isKept else { break }
                guard errno == EEXIST, number < 10_000 else { break }
                candidate = folder.appendingPathComponent(PlainName.numbered(url.lastPathComponent, number)).path
                number += 1
            }
        }
        if !isKept {
            throw DeskFailure(reason: "\(place) cannot be written: \(failure ?? String(cString: strerror(errno)))")
        }
    }
}
