import Combine
import UIKit

extension UITextView {
    /// The text, and what a person or the app makes of it, with what is being composed. It ends with the view.
    public var valuePublisher: AnyPublisher<String?, Never> {
        Deferred { [weak self] () -> AnyPublisher<String?, Never> in
            let text = { MainActor.assumeIsolated { self?.text } }
            guard let edits = MainActor.assumeIsolated({ self?.edits }) else { return Empty().eraseToAnyPublisher() }
            return edits.subject.map(text).prepend(text()).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    /// The text, and what a person or the app makes of it, with what is being composed. It ends with the view.
    public var textPublisher: AnyPublisher<String?, Never> { valuePublisher }

    private var edits: TextEdits {
        let edits = Companions.of(self, ObjectIdentifier(TextEdits.self)) { TextEdits() }
        let observer = Companions.of(self, TextStorageObserver.key) { TextStorageObserver() }
        observer.didProcessEditing = { edits.subject.send() }
        return edits
    }
}

/// The changes of a text view's text, for as long as the view is there.
private final class TextEdits: Sendable {
    let subject = PassthroughSubject<Void, Never>()

    deinit { subject.send(completion: .finished) }
}
