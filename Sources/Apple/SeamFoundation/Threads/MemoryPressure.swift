public import Dispatch
import Foundation

/// A source of events about the memory that is left.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The events that have come since the last call of the handler.
    var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// States of memory.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// There is enough.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// There is little.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// There is almost none.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Makes a source of events about memory. Its handler is not called: a desktop gives an app more memory as long as
    /// there is some, and tells it nothing.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // One that nobody adds anything to. Dispatch has no other class of sources than this.
        makeUserDataOrSource(queue: queue) as! DispatchSource
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    /// Always empty: no event comes.
    public var data: MemoryPressureEvent { [] }
}
