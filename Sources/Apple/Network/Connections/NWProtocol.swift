/// A protocol that connections speak.
public class NWProtocol {
    init() {}
}

/// Which protocol is meant.
public final class NWProtocolDefinition: Equatable, Sendable, CustomDebugStringConvertible {
    /// What it is called.
    public let name: String

    init(name: String) { self.name = name }

    public static func == (first: NWProtocolDefinition, second: NWProtocolDefinition) -> Bool {
        first.name == second.name
    }

    public var debugDescription: String { name }
}

/// How a protocol is spoken.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// What a protocol knows of a connection, or of a message.
public class NWProtocolMetadata: @unchecked Sendable {
    init() {}
}
