import CCoreFoundation
package import Foundation

/// Sources and observers of run loops, from functions that Foundation exports without a declaration.
package enum RunLoopSources: RuntimeShim {
    package static let name = "`CFRunLoop`"
    package static let reason = "a `RunLoop` takes no sources, observers or common modes; nothing wakes or stops it"
    package static let seenWith = "Swift 6.3.1"
    package static let loss =
        "nothing links; without the `CFRunLoop` of a `RunLoop`, what another thread schedules waits until the loop wakes"

    package static func look() -> ShimFinding {
        core(of: .current) == seam_run_loop_current() ? .working : .missing
    }

    // MARK: Sources

    /// Something to do on the main run loop, in every common mode, when any thread asks for it. It stays for the life of
    /// the process.
    package struct Source: @unchecked Sendable {  // The pointers never change, and CFRunLoop locks what they point to.
        fileprivate let source: UnsafeMutableRawPointer
        fileprivate let runLoop: UnsafeMutableRawPointer

        /// Asks for one call. Several before the main thread comes round are one.
        package func signal() {
            seam_run_loop_source_signal(source)
            seam_run_loop_wake_up(runLoop)
        }
    }

    package static func addMainSource(_ perform: @escaping @MainActor () -> Void) -> Source {
        var context = SeamRunLoopSourceContext()
        context.info = Unmanaged.passRetained(Action(perform)).toOpaque()
        context.perform = { info in
            let action = Unmanaged<Action>.fromOpaque(info!).takeUnretainedValue()
            MainActor.assumeIsolated { action.perform() }
        }
        let runLoop = seam_run_loop_main()!
        let source = seam_run_loop_source_create(nil, 0, &context)!
        seam_run_loop_add_source(runLoop, source, seam_run_loop_common_modes)
        return Source(source: source, runLoop: runLoop)
    }

    /// Something to do on whatever run loops it is added to, when any thread asks for it.
    package final class LoopSource: @unchecked Sendable {  // CFRunLoop locks what the pointer points to.
        private final class Work: Sendable {
            let perform: @Sendable () -> Void
            init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
        }

        private let source: UnsafeMutableRawPointer
        private let work: Work

        package init(_ perform: @escaping @Sendable () -> Void) {
            work = Work(perform)
            var context = SeamRunLoopSourceContext()
            // Kept by this object, and not used once it has invalidated the source.
            context.info = Unmanaged.passUnretained(work).toOpaque()
            context.perform = { info in Unmanaged<Work>.fromOpaque(info!).takeUnretainedValue().perform() }
            source = seam_run_loop_source_create(nil, 0, &context)
        }

        deinit {
            seam_run_loop_source_invalidate(source)
            seam_release(source)
        }

        package func add(to loop: RunLoop, mode: RunLoop.Mode) {
            guard let core = RunLoopSources.core(of: loop) else { return }
            seam_run_loop_add_source(core, source, RunLoopSources.name(of: mode))
        }

        package func remove(from loop: RunLoop, mode: RunLoop.Mode) {
            guard let core = RunLoopSources.core(of: loop) else { return }
            seam_run_loop_remove_source(core, source, RunLoopSources.name(of: mode))
        }

        /// Asks the loops that it was added to for one call, by the first of them that comes round.
        package func signal(_ loops: [RunLoop]) {
            seam_run_loop_source_signal(source)
            for loop in loops { RunLoopSources.wake(loop) }
        }
    }

    static func name(of mode: RunLoop.Mode) -> UnsafeRawPointer? {
        if mode == .common { return UnsafeRawPointer(seam_run_loop_common_modes) }
        let utf8: UInt32 = 0x0800_0100
        return UnsafeRawPointer(seam_string_create(nil, mode.rawValue, utf8))
    }

    // MARK: Observers

    /// The phase the main run loop is about to enter.
    package struct Activities: OptionSet, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }

        package static let entry = Activities(rawValue: 1 << 0)
        package static let beforeWaiting = Activities(rawValue: 1 << 5)
        package static let afterWaiting = Activities(rawValue: 1 << 6)
    }

    /// Has `body` called whenever the main run loop comes to one of the activities, in every common mode, from now on.
    package static func observeMain(_ activities: Activities, _ body: @escaping @MainActor () -> Void) {
        var context = SeamRunLoopObserverContext()
        context.info = Unmanaged.passRetained(Action(body)).toOpaque()
        let observer = seam_run_loop_observer_create(
            nil, activities.rawValue, 1, 0,
            { _, _, info in
                let action = Unmanaged<Action>.fromOpaque(info!).takeUnretainedValue()
                MainActor.assumeIsolated { action.perform() }
            }, &context)
        seam_run_loop_add_observer(seam_run_loop_main(), observer, seam_run_loop_common_modes)
    }

    // MARK: Modes and waking

    /// Makes a mode one of the common modes of the main run loop.
    package static func addMainCommonMode(_ mode: RunLoop.Mode) {
        let utf8: UInt32 = 0x0800_0100
        seam_run_loop_add_common_mode(seam_run_loop_main(), seam_string_create(nil, mode.rawValue, utf8))
    }

    /// Makes a loop that sleeps look at what was added to it. Any thread.
    package static func wake(_ loop: RunLoop) {
        guard let core = core(of: loop) else { return }
        seam_run_loop_wake_up(core)
    }

    /// The `CFRunLoop` that a `RunLoop` keeps in its only stored property.
    static func core(of loop: RunLoop) -> UnsafeMutableRawPointer? {
        guard let core = Mirror(reflecting: loop).children.first?.value else { return nil }
        return Unmanaged.passUnretained(core as AnyObject).toOpaque()
    }

    private final class Action: Sendable {
        let perform: @MainActor () -> Void
        init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
    }
}
