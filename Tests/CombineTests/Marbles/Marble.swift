import Combine

/// An operator's behaviour in marble notation: what two sources send in each frame of virtual time, and what comes out.
///
/// A frame is a word: `-` is nothing, `3` a value, `1,2` two values, `|` the end, `x` a failure; `3,|` is a value with
/// the end behind it. A frame lasts a second of the scheduler's time. The documentation's diagrams are drawn from the
/// same tables, by `Scripts/marble-diagrams`.
struct Marble: Sendable, CustomStringConvertible {
    typealias Source = PassthroughSubject<Int, TestError>

    let name: String
    let sources: [String]
    let result: String
    private let run: @Sendable (Source, Source, VirtualScheduler, Recorder<String, TestError>) -> Void

    var description: String { name }

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ source: String, _ result: String, _ make: @escaping @Sendable (Source) -> P
    ) {
        self.name = name
        sources = [source]
        self.result = result
        run = { source, _, _, recorder in Self.attach(make(source), recorder) }
    }

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ source: String, _ other: String, _ result: String,
        _ make: @escaping @Sendable (Source, Source) -> P
    ) {
        self.name = name
        sources = [source, other]
        self.result = result
        run = { source, other, _, recorder in Self.attach(make(source, other), recorder) }
    }

    init<P: Publisher & SendableMetatype>(
        timed name: String, _ source: String, _ result: String,
        _ make: @escaping @Sendable (Source, VirtualScheduler) -> P
    ) {
        self.name = name
        sources = [source]
        self.result = result
        run = { source, _, scheduler, recorder in Self.attach(make(source, scheduler), recorder) }
    }

    private static func attach<P: Publisher>(_ publisher: P, _ recorder: Recorder<String, TestError>) {
        publisher
            .map { "\($0)".replacing(" ", with: "").replacing("\"", with: "") }
            .mapError { $0 as? TestError ?? .other }
            .subscribe(recorder)
    }

    /// Plays the sources, and writes down what comes out as the result is written.
    func play() -> String {
        let subjects = [Source(), Source()]
        let scheduler = VirtualScheduler()
        let recorder = Recorder<String, TestError>()
        run(subjects[0], subjects[1], scheduler, recorder)
        let scripts = sources.map { $0.split(separator: " ").map { $0.split(separator: ",") } }
        let count = max(scripts.map(\.count).max() ?? 0, result.split(separator: " ").count)
        var frames: [String] = []
        // Values that come out at once belong to the first frame, and the subscription to none.
        var seen = 1
        for frame in 0..<count {
            if frame > 0 { scheduler.advance(by: .seconds(1)) }
            for (subject, script) in zip(subjects, scripts) where frame < script.count {
                for word in script[frame] {
                    switch word {
                    case "-": break
                    case "|": subject.send(completion: .finished)
                    case "x": subject.send(completion: .failure(.oops))
                    default: subject.send(Int(word)!)
                    }
                }
            }
            scheduler.advance(by: 0)
            let words = recorder.events[seen...].map {
                switch $0 {
                case .failure: "x"
                default: $0.description
                }
            }
            seen = recorder.events.count
            frames.append(words.isEmpty ? "-" : words.joined(separator: ";"))
        }
        return frames.joined(separator: " ")
    }
}
