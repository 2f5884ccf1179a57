import Seam

final class __Screen__ViewModel {
    @Property var entry = __Screen__Entry()
    @Property private(set) var saved: __Screen__Entry?

    var isValid: Source<Bool> { $entry.map { $0.mistake == nil } }

    var message: Source<String> {
        combined($entry, $saved) { entry, saved in entry.mistake ?? (entry == saved ? entry.greeting : "") }
    }

    lazy var save = Command(of: self, when: isValid) { model in model.saved = model.entry }
}
