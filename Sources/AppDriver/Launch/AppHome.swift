import Foundation
import SeamFoundation

/// The folders of an app that has a container.
enum AppHome {
    /// Has Foundation find them in the container. Call it before there is a second thread.
    static func start() {
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"], !home.isEmpty else { return }
        ContainerFileManager.start()
        let temporary = home + "/tmp/"
        if access(temporary, W_OK) == 0 { setenv("TMPDIR", temporary, 1) }
    }
}
