extension ObservableType {
    /// Sends `initialState` and then what `iterate` makes of each value, as long as `condition` returns true.
    ///
    /// It completes at the first value for which `condition` returns false, which is not sent. An error that a closure
    /// throws ends the sequence.
    ///
    /// The values are made and sent on `scheduler`, by default on the subscribing thread.
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Producer { sink in
            var state = initialState
            var isFirst = true
            return scheduler.loop {
                do {
                    if !isFirst { state = try iterate(state) }
                    isFirst = false
                    if try condition(state) {
                        sink.next(state)
                        return true
                    }
                    sink.stop(nil)
                } catch {
                    sink.stop(error)
                }
                return false
            }
        }
    }
}
