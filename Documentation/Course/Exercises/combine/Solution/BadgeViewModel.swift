import Combine

final class BadgeViewModel {
    @Published private var badge = Badge(name: "", team: "")

    var title: AnyPublisher<String, Never> {
        $badge.map(\.title).eraseToAnyPublisher()
    }

    func update(name: String, team: String) {
        badge = Badge(name: name, team: team)
    }
}
