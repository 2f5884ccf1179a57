/// A source of Seam's own, whose values are changed by the operators here. Publishers and observables have those of their
/// libraries.
public protocol ComposableSource<Value>: BindingSource {}

extension ComposableSource {
    /// What `transform` makes of each value.
    public func map<Result>(_ transform: @escaping (Value) -> Result) -> Source<Result> {
        Source { send in observe { send(transform($0)) } }
    }

    /// The values for which `isIncluded` holds.
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Source<Value> {
        Source { send in observe { if isIncluded($0) { send($0) } } }
    }

    /// The values without those that equal the one before.
    public func removeDuplicates() -> Source<Value> where Value: Equatable {
        Source { send in
            var last: Value?
            return observe { value in
                guard last != value else { return }
                last = value
                send(value)
            }
        }
    }

    /// The values from the next on, without the one that the source has.
    public func changes() -> Source<Value> {
        Source { send in
            var hasBegun = false
            let token = observe { if hasBegun { send($0) } }
            hasBegun = true
            return token
        }
    }
}

/// What `transform` makes of the latest values of several sources, from when each has one.
///
/// Values may come on several threads; `transform` and those who observe are called on the thread of the value that came
/// last.
public func combined<each Input: BindingSource, Result>(
    _ sources: repeat each Input, transform: @escaping (repeat (each Input).Value) -> Result
) -> Source<Result> {
    Source { send in
        let latest = LatestValues()
        var count = 0
        for _ in repeat each sources { count += 1 }
        latest.values = Array(repeating: nil, count: count)
        func changed(_ index: Int, _ value: Any) {
            guard let all = latest.set(value, at: index) else { return }
            var place = 0
            func next<Value>(_ type: Value.Type) -> Value {
                defer { place += 1 }
                return all[place] as! Value
            }
            send(transform(repeat next((each Input).Value.self)))
        }
        var tokens: [BindingToken] = []
        for source in repeat each sources {
            let index = tokens.count
            tokens.append(source.observe { changed(index, $0) })
        }
        return BindingToken { tokens }
    }
}
