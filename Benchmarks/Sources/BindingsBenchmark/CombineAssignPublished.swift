import Combine

/// `assign(to:)` of one published property to another, which is observed in its turn.
enum CombineAssignPublished: OneWayDialect {
    /// A second view model, whose value follows the first's.
    final class Follower: ObservableObject {
        @Published var value = ""
    }

    static let title = "Combine, `assign(to:)` and `sink`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to screen: Screen) -> ([Follower], Set<AnyCancellable>) {
        var cancellables: Set<AnyCancellable> = []
        let followers = models.map { model in
            let follower = Follower()
            model.$value.assign(to: &follower.$value)
            follower.$value.sink { [weak screen] in screen?.text = $0 }.store(in: &cancellables)
            return follower
        }
        return (followers, cancellables)
    }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
