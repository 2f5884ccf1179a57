extension ObservableType {
    /// The values that `iterate` makes one of the other, as long as `condition` holds.
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
