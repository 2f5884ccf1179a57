import Combine

/// Both sides of an operator in one line, in the order in which things happened: requests and cancellations that reach
/// the upstream are marked by an arrow, and what the downstream is told stands as it is.
///
/// `↑unlimited 1 ↑cancel |` reads: all values were requested; the value 1 came out; the upstream was cancelled; the
/// downstream was told that it has finished.
final class Dialogue {
    enum Step {
        /// The downstream asks for values.
        case request(Subscribers.Demand)
        /// The downstream cancels.
        case cancel
        /// The upstream sends a value.
        case send(Int)
        case finish
        case fail
    }

    let probe = Probe<Int, TestError>()
    private let recorder: Recorder<String, TestError>
    private var log: [String] = []

    /// - Parameters:
    ///   - initial: What the downstream asks for in its `receive(subscription:)`; nothing if nil.
    ///   - more: What it asks for with each value.
    init(_ initial: Subscribers.Demand? = .unlimited, more: Subscribers.Demand = .none) {
        recorder = Recorder(initial, onValue: { _ in more })
        recorder.onReceive = { [unowned self] in log.append($0) }
        recorder.onCompletion = { [unowned self] in log.append(recorder.events.last!.description) }
        probe.subscription.onRequest = { [unowned self] in log.append("↑" + ($0.max.map(String.init) ?? "unlimited")) }
        probe.subscription.onCancel = { [unowned self] in log.append("↑cancel") }
    }

    /// The line of a script, for the publisher that a closure makes of the probe.
    func play<P: Publisher>(_ script: [Step], _ make: (Probe<Int, TestError>) -> P) -> String
    where P.Failure: Error {
        make(probe).map { "\($0)" }.mapError { $0 as? TestError ?? .other }.subscribe(recorder)
        for step in script {
            switch step {
            case .request(let demand): recorder.request(demand)
            case .cancel: recorder.cancel()
            case .send(let value):
                let more = probe.send(value)
                if more > 0 { log.append("↑+" + (more.max.map(String.init) ?? "unlimited")) }
            case .finish: probe.send(completion: .finished)
            case .fail: probe.send(completion: .failure(.oops))
            }
        }
        return log.joined(separator: " ")
    }
}
