/// Where a runner is in the steps of a flow: a number for each block, list and turn that it is in, the outermost first.
struct FlowPlace: Codable, Equatable {
    private var numbers: [Int] = []
    /// The rest of the way to the place where the flow goes on.
    private var ahead: [Int] = []

    init() {}

    /// A place to begin at that leads to `place`.
    init(goingOnAt place: FlowPlace) {
        ahead = place.numbers
    }

    /// Whether the place where the flow goes on has not been reached.
    var goesOn: Bool { !ahead.isEmpty }

    /// Goes one level deeper. Returns the number to begin with there.
    mutating func enter() -> Int {
        let first = ahead.isEmpty ? 0 : ahead.removeFirst()
        numbers.append(first)
        return first
    }

    mutating func move(to number: Int) {
        guard !numbers.isEmpty else { return }
        // What lay ahead was in another step.
        if numbers[numbers.count - 1] != number { ahead = [] }
        numbers[numbers.count - 1] = number
    }

    mutating func leave() {
        _ = numbers.popLast()
        ahead = []
    }
}
