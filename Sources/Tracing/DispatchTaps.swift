import SeamPrimitives
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

// libdispatch's functions, which this library comes before: work that is handed to a queue goes on in the activity of
// whoever handed it over. They are public because the optimiser leaves out what nobody else can call.

private typealias Block = @convention(block) @Sendable () -> Void
private typealias QueueCall = @convention(c) (UnsafeRawPointer, @escaping Block) -> Void
private typealias TimeCall = @convention(c) (UInt64, UnsafeRawPointer, @escaping Block) -> Void
private typealias GroupCall = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, @escaping Block) -> Void
private typealias FunctionCall = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
private typealias HandlerCall = @convention(c) (UnsafeRawPointer, Block?) -> Void

private enum Dispatch {
    static let async = unsafeBitCast(next("dispatch_async"), to: QueueCall.self)
    static let barrier = unsafeBitCast(next("dispatch_barrier_async"), to: QueueCall.self)
    static let after = unsafeBitCast(next("dispatch_after"), to: TimeCall.self)
    static let group = unsafeBitCast(next("dispatch_group_async"), to: GroupCall.self)
    static let handler = unsafeBitCast(next("dispatch_source_set_event_handler"), to: HandlerCall.self)
    static let function = unsafeBitCast(next("dispatch_async_f"), to: FunctionCall.self)
    static let notify = unsafeBitCast(next("dispatch_group_notify"), to: GroupCall.self)

    private static func next(_ name: String) -> UnsafeMutableRawPointer {
        // RTLD_NEXT
        dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)!
    }

    /// The block, going on from where it is handed over.
    ///
    /// - Parameter repeats: Whether it may be called again and again. Only the first call goes on then; each of the
    ///   others is a cause of its own.
    static func goingOn(_ block: @escaping Block, _ name: String, repeats: Bool = false) -> Block {
        guard Recorder.isOn else { return block }
        let origin = Recorder.shared.origin()
        guard origin.id != 0 else { return block }
        let isLater = Atomic<Bool>(false)
        return {
            let wasCalled = repeats && isLater.exchange(true, ordering: .relaxed)
            let span =
                wasCalled
                ? Recorder.shared.begin(.timer, name, isQuiet: true) : Recorder.shared.resume(origin, name)
            block()
            Recorder.shared.end(span)
        }
    }
}

/// Takes the place of libdispatch's `dispatch_async`.
@_cdecl("dispatch_async")
public func _dispatchAsync(_ queue: UnsafeRawPointer, _ block: @escaping @convention(block) @Sendable () -> Void) {
    Dispatch.async(queue, Dispatch.goingOn(block, "DispatchQueue.async"))
}

/// Takes the place of libdispatch's `dispatch_barrier_async`.
@_cdecl("dispatch_barrier_async")
public func _dispatchBarrier(_ queue: UnsafeRawPointer, _ block: @escaping @convention(block) @Sendable () -> Void) {
    Dispatch.barrier(queue, Dispatch.goingOn(block, "DispatchQueue.async"))
}

/// Takes the place of libdispatch's `dispatch_after`.
@_cdecl("dispatch_after")
public func _dispatchAfter(
    _ time: UInt64, _ queue: UnsafeRawPointer, _ block: @escaping @convention(block) @Sendable () -> Void
) {
    Dispatch.after(time, queue, Dispatch.goingOn(block, "DispatchQueue.asyncAfter"))
}

/// Takes the place of libdispatch's `dispatch_group_async`.
@_cdecl("dispatch_group_async")
public func _dispatchGroup(
    _ group: UnsafeRawPointer, _ queue: UnsafeRawPointer, _ block: @escaping @convention(block) @Sendable () -> Void
) {
    Dispatch.group(group, queue, Dispatch.goingOn(block, "DispatchQueue.async"))
}

/// Takes the place of libdispatch's `dispatch_group_notify`.
@_cdecl("dispatch_group_notify")
public func _dispatchNotify(
    _ group: UnsafeRawPointer, _ queue: UnsafeRawPointer, _ block: @escaping @convention(block) @Sendable () -> Void
) {
    Dispatch.notify(group, queue, Dispatch.goingOn(block, "DispatchGroup.notify"))
}

/// Takes the place of libdispatch's `dispatch_source_set_event_handler`. Only the first call of the handler goes on in the
/// activity; each of the others begins one.
@_cdecl("dispatch_source_set_event_handler")
public func _dispatchHandler(_ source: UnsafeRawPointer, _ block: (@convention(block) @Sendable () -> Void)?) {
    guard let block else { return Dispatch.handler(source, nil) }
    Dispatch.handler(source, Dispatch.goingOn(block, "DispatchSource", repeats: true))
}

/// The way on which tasks come to their queues.
@_cdecl("dispatch_async_f")
public func _dispatchFunction(_ queue: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?, _ work: UnsafeRawPointer)
{
    if Recorder.isOn, let context, TaskOrigins.runsJobs(work) { TaskOrigins.willQueue(context) }
    Dispatch.function(queue, context, work)
}
