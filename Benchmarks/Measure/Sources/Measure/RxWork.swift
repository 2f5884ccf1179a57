/// The rows of RxSwift's benchmark. Limits are nanoseconds a value, or bytes of heap.
public enum RxWork: String, Measurable {
    case subject = "PublishSubject -> subscribe"
    case relay = "BehaviorRelay -> subscribe"
    case relayAlone = "BehaviorRelay, nobody subscribed"
    case chain = "-> map -> filter -> distinctUntilChanged -> subscribe"
    case combineLatest = "combineLatest of 2"
    case thousandObservers = "1 subject, 1,000 observers, per delivery"
    case subscribeAndDispose = "subscribe and dispose"
    case chainSubscribeAndDispose = "three operators, subscribe and dispose"
    case mainBurst = "observe(on: MainScheduler) burst, a value"
    case bytesOfAPair = "bytes: relay and observer"
    case bytesOfAChain = "bytes: relay, three operators, observer"
    case bytesLeft = "bytes left of a chain after everything is released"

    public var limit: Double {
        switch self {
        case .subject: 80
        case .relay: 100
        case .relayAlone: 25
        case .chain: 90
        case .combineLatest: 200
        case .thousandObservers: 30
        case .subscribeAndDispose: 350
        case .chainSubscribeAndDispose: 900
        case .mainBurst: 300
        case .bytesOfAPair: 400
        case .bytesOfAChain: 900
        case .bytesLeft: 0
        }
    }
}
