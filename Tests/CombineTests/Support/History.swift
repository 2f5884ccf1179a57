import Combine

/// The history of a subscriber that requests all values of a publisher.
func history<P: Publisher>(_ publisher: P) -> String where P.Output: Equatable {
    let recorder = Recorder<P.Output, TestError>()
    publisher.mapError { $0 as? TestError ?? .other }.subscribe(recorder)
    return recorder.history
}

/// The numbers from 1, and then a failure.
func failing(after count: Int) -> some Publisher<Int, TestError> {
    (1...count).publisher.setFailureType(to: TestError.self).append(Fail(error: .oops))
}
