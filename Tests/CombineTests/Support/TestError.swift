enum TestError: Error, Equatable, Sendable {
    case oops
    case other
}
