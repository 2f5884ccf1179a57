/// The rows of Combine's benchmark. Limits are nanoseconds a value, or bytes of heap a live binding.
public enum Work: String, Measurable {
    case subjectToSink = "subject -> sink"
    case publishedToSink = "@Published -> sink"
    case publishedAlone = "@Published, nobody subscribed"
    case chain = "subject -> map -> filter -> removeDuplicates -> sink"
    case thousandSinks = "1 subject, 1,000 sinks, per delivery"
    case combineLatest = "combineLatest of 2"
    case zip = "zip of 2"
    case sinkAndCancel = "sink and cancel"
    case tenThousandSinks = "10,000 sinks on one subject, each"
    case mainBurst = "receive(on: main) burst, a value"
    case bytesOfAPair = "bytes: source and sink"
    case bytesOfASink = "bytes: a sink on a shared source"
    case objectWillChange = "objectWillChange access"

    public var limit: Double {
        switch self {
        case .subjectToSink: 45
        case .publishedToSink: 80
        case .publishedAlone: 15
        case .chain: 90
        case .thousandSinks: 25
        case .combineLatest: 150
        case .zip: 200
        case .sinkAndCancel: 300
        case .tenThousandSinks: 400
        case .mainBurst: 250
        case .bytesOfAPair: 320
        case .bytesOfASink: 240
        case .objectWillChange: 60
        }
    }
}
