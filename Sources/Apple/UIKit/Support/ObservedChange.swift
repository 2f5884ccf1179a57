/// A change of properties that may be observed, from before it is made to its end. It does nothing while nobody
/// observes anything.
@MainActor
struct ObservedChange {
    private let object: AnyObject?
    private let keys: (StaticString, StaticString?, StaticString?)

    /// Begins the change. The order of the keys is that in which their observers are told.
    @inline(__always)
    init(of object: AnyObject, _ key: StaticString, _ second: StaticString? = nil, _ third: StaticString? = nil) {
        self.object = _isAnythingObserved ? object : nil
        keys = (key, second, third)
        if let object = self.object { each { _willChangeValue(object, $0) } }
    }

    /// Tells that the change was made.
    @inline(__always)
    func end() {
        if let object { each { _didChangeValue(object, $0) } }
    }

    private func each(_ tell: (String) -> Void) {
        tell(keys.0.description)
        if let key = keys.1 { tell(key.description) }
        if let key = keys.2 { tell(key.description) }
    }
}
