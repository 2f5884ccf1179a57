/// State that others can observe.
enum ObservableState {
    static let attributes: Set<String> = ["Published", "Observable"]
    static let types: Set<String> = [
        "CurrentValueSubject", "PassthroughSubject", "AnyPublisher", "BehaviorRelay", "PublishRelay", "ReplayRelay",
        "BehaviorSubject", "PublishSubject", "ReplaySubject", "Driver", "Signal", "Observable", "Box", "Dynamic",
        "Bindable",
        "LiveData", "ObservableObject", "Variable", "Infallible", "Single",
    ]

    /// Whether a property is one: published, a subject, or a closure that is called with changes.
    static func isOne(_ property: TypeFacts.Property) -> Bool {
        if property.attributes.contains(where: attributes.contains) { return true }
        if let first = property.typeNames.first, types.contains(first) { return true }
        guard let type = property.type else { return false }
        return !property.isLet && property.isStored && TypeNames.bare(type).description.contains("->")
    }
}
