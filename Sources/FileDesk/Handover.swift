internal import FileDoor
internal import Foundation

/// Sends files and folders to an app.
struct Handover {
    let channel: DoorChannel
    let limits: DeskLimits
    private var bytes = 0
    private var entries = 0

    init(_ channel: DoorChannel, _ limits: DeskLimits) {
        self.channel = channel
        self.limits = limits
    }

    mutating func send(_ files: [OpenFile]) throws {
        for (file, name) in zip(files, PlainName.distinct(files.map(\.name))) { try send(file, as: name, depth: 0) }
        try channel.send(.done)
    }

    private mutating func send(_ file: OpenFile, as name: String, depth: Int) throws {
        entries += 1
        guard entries <= limits.entries, depth <= limits.depth else {
            throw DeskFailure(reason: "there are more than \(limits.entries) files, or \(limits.depth) folders deep")
        }
        if file.isFolder {
            try channel.send(.folder(name: name))
            for inner in file.names() {
                if let next = OpenFile(inner, in: file) { try send(next, as: name + "/" + inner, depth: depth + 1) }
            }
            return
        }
        try channel.send(.file(name: name))
        while case let data = try file.read(DoorChannel.frameLimit), !data.isEmpty {
            bytes += data.count
            guard bytes <= limits.bytes else { throw DeskFailure(reason: "it is more than \(limits.bytes) bytes") }
            try channel.send(data)
        }
        try channel.send(.end)
    }
}
