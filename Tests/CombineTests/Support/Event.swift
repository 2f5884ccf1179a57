/// A call of a subscriber, written as the tests compare it.
enum Event<Value: Equatable, Failure: Error & Equatable>: Equatable, CustomStringConvertible {
    case subscription(String)
    case value(Value)
    case finished
    case failure(Failure)

    var description: String {
        switch self {
        case .subscription(let name): "subscription(\(name))"
        case .value(let value): "\(value)"
        case .finished: "|"
        case .failure(let error): "X(\(error))"
        }
    }
}
