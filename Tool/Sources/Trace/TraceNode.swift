/// A span or a moment of a record, with what happened in it.
public final class TraceNode {
    /// What it is: the recorder's kinds of spans, and of moments.
    public enum Kind: String, Sendable {
        // Causes
        case touch, key, timer, notification, launch, network, step
        // Spans
        case call, event, hop
        // Moments
        case state, told, subscribed, finished, failed, cancelled, gone

        public var isCause: Bool {
            switch self {
            case .touch, .key, .timer, .notification, .launch, .network, .step: true
            default: false
            }
        }

        var isMoment: Bool {
            switch self {
            case .state, .told, .subscribed, .finished, .failed, .cancelled, .gone: true
            default: false
            }
        }
    }

    public let id: UInt64
    public let kind: Kind
    public let start: UInt64
    public internal(set) var end: UInt64?
    public let thread: Int
    public internal(set) var children: [TraceNode] = []
    public internal(set) weak var parent: TraceNode?

    public let name: String
    public let type: String
    public let object: UInt64
    public let arguments: [String]
    public let old: String?
    public let new: String?
    /// The property that holds the object; empty if none does.
    public let property: String
    public let chain: UInt64
    public let nextChain: UInt64
    public let receiver: String
    /// The author's line: that of the declaration, or of the code that did it.
    public internal(set) var place: SourcePlace?
    /// In the program's code, the innermost first.
    let addresses: [UInt64]

    /// The memory that the node takes, about, in bytes: itself, and texts and arrays of its own.
    let cost: Int
    /// Whether it has been shown, of an activity.
    var isShown = false

    /// - Parameter strings: Names that occurred before.
    init?(_ line: TraceLine, _ strings: inout SharedStrings) {
        guard let id = line.id, let time = line.time, let kind = line.kind.flatMap(Kind.init(rawValue:)) else {
            return nil
        }
        self.id = id
        self.kind = kind
        start = time
        thread = line.thread ?? 1
        name = strings.shared(line.name ?? "")
        type = strings.shared(line.type ?? "")
        object = line.object ?? 0
        arguments =
            line.arguments.map { $0.split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init) } ?? []
        old = line.old
        new = line.new
        property = strings.shared(line.property ?? "")
        chain = line.chain ?? 0
        nextChain = line.nextChain ?? 0
        receiver = strings.shared(line.receiver ?? "")
        addresses =
            line.addresses?.split(separator: " ").compactMap { UInt64($0) } ?? [line.address].compactMap(\.self)
        if let file = line.file, let number = line.line {
            place = SourcePlace(file: strings.shared(file), line: number)
        }
        if kind.isMoment { end = time }
        let texts = (arguments + [old, new].compactMap(\.self)).map(\.utf8.count).filter { $0 > 15 }
        let arrays = [arguments.count * 16, addresses.count * 8].filter { $0 > 0 }
        cost = Self.ownCost + (texts + arrays).reduce(0) { $0 + $1 + Self.blockCost }
    }

    /// An object, with its entries in the table of nodes and among the children.
    private static let ownCost = 448
    /// The head of a block of memory, and what the allocator rounds up.
    private static let blockCost = 40

    /// The node and everything in it, from the outside in.
    func forEach(_ body: (TraceNode) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// The end of the last thing that happened in it.
    var latest: UInt64 { children.reduce(end ?? start) { max($0, $1.latest) } }
}

/// A line of the author's.
public struct SourcePlace: Hashable, Sendable {
    /// The file's name, with the module's before it where the recorder knew no more, or with its folders.
    public var file: String
    public var line: Int

    /// `TodoViewModel.swift:7`
    public var text: String { (file.split(separator: "/").last.map(String.init) ?? file) + ":\(line)" }
}
