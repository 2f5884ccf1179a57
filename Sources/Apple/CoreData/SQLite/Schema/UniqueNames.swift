/// Gives out names, each once: one that is taken gets a number behind it.
struct UniqueNames {
    private var taken: Set<String> = []

    init(_ reserved: [String] = []) { taken = Set(reserved) }

    mutating func make(_ name: String) -> String {
        var candidate = name
        var number = 0
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = name + String(number)
        }
        return candidate
    }
}
