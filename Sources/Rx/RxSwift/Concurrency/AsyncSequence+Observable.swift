extension AsyncSequence {
    /// The sequence as an observable one, which a task iterates for each subscription.
    ///
    /// - Parameter priority: The task's priority.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        let sequence = Crossing(self)
        return .create { observer in
            let observer = Crossing(observer)
            let task = Task(priority: priority) {
                do {
                    for try await value in sequence.value { observer.value.onNext(value) }
                    observer.value.onCompleted()
                } catch is CancellationError {
                    observer.value.onCompleted()
                } catch {
                    observer.value.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
