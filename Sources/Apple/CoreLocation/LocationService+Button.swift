import UIKit

/// What a button for the location asks for.
@MainActor
package enum LocationOnce {
    /// Asks the person, if they have not said anything, whether the app may know the location this time. The app needs no
    /// reason in its Info.plist. `done` is called when it is decided, at once if it is already.
    package static func ask(_ done: @escaping @MainActor () -> Void) { LocationService.shared.requestOnce(done) }
}

extension LocationService {
    func requestOnce(_ done: @escaping @MainActor () -> Void) {
        start()
        guard statusNow == .notDetermined else { return done() }
        let texts = PermissionTexts.current
        let question = PermissionQuestion(
            .location, title: texts.location(PermissionQuestion.appName), message: nil,
            choices: [.init(texts.allowOnce, .once), .init(texts.deny, .deny)], preferred: .once)
        PermissionDesk.shared.ask(question) { [self] answer in
            // As on iOS: who does not want to this time is asked at the next tap.
            if answer != .deny, answer != .unset { allowOnce() }
            done()
        }
    }
}
