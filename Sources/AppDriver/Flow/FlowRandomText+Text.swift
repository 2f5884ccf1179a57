import Documents

extension FlowRandomText {
    private static let firstNames = ["Ada", "Ben", "Clara", "David", "Emma", "Finn", "Grace", "Iris", "Minji", "Olga"]
    private static let lastNames = ["Archer", "Baker", "Carter", "Dale", "Ellis", "Fisher", "Hill", "Kim", "Moore"]
    private static let cities = [
        "Berlin", "Busan", "Lagos", "Lima", "Lyon", "Oslo", "Porto", "Quito", "Seoul", "Turin",
    ]
    private static let countries = ["Brazil", "Canada", "France", "Ghana", "India", "Kenya", "Norway", "Peru", "Spain"]
    private static let colors = ["amber", "black", "blue", "green", "orange", "purple", "red", "teal", "white"]

    /// A text of the kind, another one each time.
    func text() -> String {
        func letters(_ count: Int) -> String {
            String((0..<count).compactMap { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement() })
        }
        func one(_ list: [String]) -> String { list.randomElement() ?? "" }
        switch self {
        case .letters(let count): return letters(count)
        case .number(let count):
            // A number does not begin with 0.
            return String((0..<count).compactMap { ($0 == 0 ? "123456789" : "0123456789").randomElement() })
        case .email: return letters(8) + "@example.com"
        case .personName: return one(Self.firstNames) + " " + one(Self.lastNames)
        case .cityName: return one(Self.cities)
        case .countryName: return one(Self.countries)
        case .colorName: return one(Self.colors)
        }
    }
}
