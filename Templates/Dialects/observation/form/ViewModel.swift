import Observation

@Observable
final class __Screen__ViewModel {
    var entry = __Screen__Entry()
    private(set) var saved: __Screen__Entry?

    var isValid: Bool { entry.mistake == nil }
    var message: String { entry.mistake ?? (entry == saved ? entry.greeting : "") }

    func save() {
        if isValid { saved = entry }
    }
}
