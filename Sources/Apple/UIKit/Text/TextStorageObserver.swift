/// Hears of every change of the characters or attributes of a text view: by a person, by what is being composed, and by
/// the app. It is a companion of the view.
package final class TextStorageObserver {
    package static let key = ObjectIdentifier(TextStorageObserver.self)

    /// Called after the change.
    package var didProcessEditing: () -> Void = {}

    package init() {}
}
