import CGTK
import FileDesk
import Foundation

/// The dialogs of the desktop: GTK's, or those of the desktop's portal where GTK uses it.
final class DesktopDialogs: FileDialogs {
    private let app: String

    /// - Parameter app: The name of the app, in the title of every dialog.
    init(app: String) { self.app = app }

    func show(
        _ question: DialogQuestion, over window: String?, answer: @escaping @Sendable (DialogAnswer) -> Void
    ) {
        let app = app
        Self.onMain { Dialog.show(question, app: app, over: window, answer: answer) }
    }

    func close() { Self.onMain { Dialog.close() } }

    /// Does something in the thread of GTK.
    private static func onMain(_ work: @escaping @Sendable @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Work(work))
        g_idle_add(
            { data in
                let work = Unmanaged<Work>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { work.work() }
                return 0
            }, box.toOpaque())
    }

    private final class Work: Sendable {
        let work: @Sendable @MainActor () -> Void
        init(_ work: @escaping @Sendable @MainActor () -> Void) { self.work = work }
    }
}
