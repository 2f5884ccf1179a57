import Foundation

extension ObservableType {
    /// Prints every event, subscription and disposal with its time, and passes the events on.
    ///
    /// The lines begin with `identifier`, or with the place of the call. With `trimOutput`, a value of more than forty
    /// characters is cut in its middle.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let source = asObservable()
        let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        return Producer { sink in
            log(name, "subscribed")
            let operatorSink = ClosureSink<Element, Element>(
                sink,
                onNext: { downstream, value in
                    log(name, "Event next(\(trimOutput ? trimmed("\(value)") : "\(value)"))")
                    downstream.next(value)
                },
                onEnd: { downstream, error in
                    log(name, "Event \(Event<Element>.end(error))")
                    downstream.stop(error)
                })
            return BinaryDisposable(AnonymousDisposable { log(name, "isDisposed") }, source.run(operatorSink))
        }
    }
}

private func log(_ name: String, _ what: String) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    print("\(formatter.string(from: Date())): \(name) -> \(what)")
}

private func trimmed(_ text: String) -> String {
    let limit = 40
    guard text.count > limit else { return text }
    return "\(text.prefix(limit / 2))...\(text.suffix(limit / 2))"
}
