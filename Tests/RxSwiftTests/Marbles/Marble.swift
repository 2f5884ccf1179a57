import RxSwift
import RxTest

/// An operator's behaviour in marble notation: what two sources send in each frame of virtual time, and what comes out.
///
/// A frame is a word: `-` is nothing, `3` a value, `1,2` two values, `|` the end, `x` an error; `3,|` is a value with
/// the end behind it. A frame lasts a second of the scheduler's time. The documentation's diagrams are drawn from the
/// same tables, by `Scripts/marble-diagrams`.
struct Marble: @unchecked Sendable, CustomStringConvertible {
    typealias Source = PublishSubject<Int>
    typealias Attach = (Source, Source, TestScheduler, @escaping (Event<String>) -> Void) -> any Disposable

    let name: String
    let sources: [String]
    let result: String
    private let attach: Attach

    var description: String { name }

    init<Output: ObservableConvertibleType>(
        _ name: String, _ source: String, _ result: String, _ make: @escaping (Source) -> Output
    ) {
        self.name = name
        sources = [source]
        self.result = result
        attach = { source, _, _, record in Self.subscribe(make(source), record) }
    }

    init<Output: ObservableConvertibleType>(
        _ name: String, _ source: String, _ other: String, _ result: String,
        _ make: @escaping (Source, Source) -> Output
    ) {
        self.name = name
        sources = [source, other]
        self.result = result
        attach = { source, other, _, record in Self.subscribe(make(source, other), record) }
    }

    init<Output: ObservableConvertibleType>(
        timed name: String, _ source: String, _ result: String,
        _ make: @escaping (Source, any SchedulerType) -> Output
    ) {
        self.name = name
        sources = [source]
        self.result = result
        attach = { source, _, scheduler, record in Self.subscribe(make(source, scheduler), record) }
    }

    private static func subscribe<Output: ObservableConvertibleType>(
        _ output: Output, _ record: @escaping (Event<String>) -> Void
    ) -> any Disposable {
        output.asObservable()
            .map { "\($0)".filter { $0 != " " && $0 != "\"" } }
            .subscribe { record($0) }
    }

    /// Plays the sources, and writes down what comes out as the result is written.
    func play() -> String {
        let subjects = [Source(), Source()]
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        var events: [Event<String>] = []
        let subscription = attach(subjects[0], subjects[1], scheduler) { events.append($0) }
        let scripts = sources.map { $0.split(separator: " ").map { $0.split(separator: ",") } }
        let count = max(scripts.map(\.count).max() ?? 0, result.split(separator: " ").count)
        var frames: [String] = []
        var seen = 0
        for frame in 0..<count {
            scheduler.advanceTo(frame)
            for (subject, script) in zip(subjects, scripts) where frame < script.count {
                for word in script[frame] { send(word, to: subject) }
            }
            scheduler.advanceTo(frame)
            let words = events[seen...].map(word)
            seen = events.count
            frames.append(words.isEmpty ? "-" : words.joined(separator: ";"))
        }
        subscription.dispose()
        return frames.joined(separator: " ")
    }

    private func send(_ word: Substring, to subject: Source) {
        switch word {
        case "-": break
        case "|": subject.onCompleted()
        case "x": subject.onError(TestError.oops)
        default: subject.onNext(Int(word)!)
        }
    }

    private func word(for event: Event<String>) -> String {
        switch event {
        case .next(let value): value
        case .error: "x"
        case .completed: "|"
        }
    }
}

enum TestError: Error {
    case oops, other
}
