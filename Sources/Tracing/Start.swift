import Documents
import Foundation
import ObjectiveC
import SeamPrimitives
import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

extension Recorder {
    private static let state = Atomic<Bool>(false)

    /// Whether the program is traced.
    static var isOn: Bool { state.load(ordering: .relaxed) }

    /// Begins to record, for whoever holds the other end of a descriptor.
    static func start(_ descriptor: Int32) {
        // The programs that an app starts have no part in it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        signal(SIGPIPE, SIG_IGN)
        shared.open(descriptor)
        Tracing.recorder = shared
        CombineTap.shared.enable()
        KeyValueWatch.begin(
            ViewTap.observed, keysBefore: ViewTap.ofPersons, before: ViewTap.willChange)
        atexit { Recorder.shared.writer.flush() }
        state.store(true, ordering: .relaxed)
    }
}

/// The command that starts a traced program says in its environment where the record goes.
@section(".init_array") @used private let start: @convention(c) () -> Void = {
    let name = LaunchEnvironment.Key.trace.rawValue
    guard let text = getenv(name).map({ String(cString: $0) }) else { return }
    // `5` or `5 pictures`
    let words = text.split(separator: " ")
    guard let descriptor = words.first.flatMap({ Int32($0) }), descriptor > 2 else { return }
    unsetenv(name)
    Recorder.start(descriptor)
    if words.contains("pictures") { ScreenPictures.start() }
}
