import Combine
import Foundation

/// What the screen shows and what it may do, without a word about views.
final class ProfileViewModel {
    @Published var name: String
    @Published var email: String
    @Published private(set) var saved: Profile

    /// Whether the draft differs from what is saved and may replace it.
    @Published private(set) var canSave = false
    /// What is wrong with the draft; nil when nothing is.
    @Published private(set) var problem: String?

    private var bindings: Set<AnyCancellable> = []

    init(profile: Profile = Profile(name: "지민", email: "jimin@example.com")) {
        name = profile.name
        email = profile.email
        saved = profile
        // `$property` tells the new value before the property holds it, so each rule is given what it needs.
        $name.sink { [weak self] in self?.check(name: $0) }.store(in: &bindings)
        $email.sink { [weak self] in self?.check(email: $0) }.store(in: &bindings)
        $saved.sink { [weak self] in self?.check(saved: $0) }.store(in: &bindings)
    }

    var greeting: AnyPublisher<String, Never> {
        $name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" }.eraseToAnyPublisher()
    }

    var savedText: AnyPublisher<String, Never> {
        $saved.map { "Saved: \($0.name), \($0.email)" }.eraseToAnyPublisher()
    }

    func save() {
        saved = Profile(name: name, email: email)
    }

    func reset() {
        name = saved.name
        email = saved.email
    }

    private func check(name: String? = nil, email: String? = nil, saved: Profile? = nil) {
        let draft = Profile(name: name ?? self.name, email: email ?? self.email)
        problem = Self.problem(of: draft)
        canSave = problem == nil && draft != saved ?? self.saved
    }

    private static func problem(of profile: Profile) -> String? {
        if profile.name.isEmpty { return "A name is needed." }
        if profile.name.count > Profile.longestName { return "At most \(Profile.longestName) characters." }
        if !profile.hasValidEmail { return "That is not an e-mail address." }
        return nil
    }
}
