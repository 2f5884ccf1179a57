/// Which task is running, told from all others.
package enum CurrentTask: RuntimeShim {
    package static let name = "the address and the number in `UnsafeCurrentTask`"
    package static let reason = "the standard library tells whether there is a task, and not which"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "a trace shows what tasks do as activities of their own"

    /// A task's address and its number: an address is used again.
    package struct Identity: Hashable, Sendable {
        package var address: UInt
        package var number: UInt32
    }

    /// Where a job's number is: after the object's header, two words for the scheduler and the flags.
    private static let numberOffset = 36

    package static func identity(of job: UnsafeRawPointer) -> Identity {
        Identity(
            address: UInt(bitPattern: job), number: job.load(fromByteOffset: numberOffset, as: UInt32.self))
    }

    package static var identity: Identity? {
        withUnsafeCurrentTask { task in
            // A task is a value around the address of its object.
            task.map { identity(of: unsafeBitCast($0, to: UnsafeRawPointer.self)) }
        }
    }

    package static func look() -> ShimFinding {
        MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<UInt>.size ? .working : .missing
    }
}
