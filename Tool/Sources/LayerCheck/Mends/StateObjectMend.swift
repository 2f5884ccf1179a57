/// Makes an object that a view makes one that SwiftUI keeps and watches.
enum StateObjectMend {
    /// The edit that writes `@StateObject` in place of another wrapper; none if anything else would have to change with it.
    static func edits(_ property: TypeFacts.Property, _ wrapper: String, of view: TypeFacts) -> [Finding.Edit] {
        guard property.initializer != nil, !property.isLet, let attribute = property.attribute(wrapper),
            attribute.arguments == nil
        else { return [] }
        // A state object can be neither replaced nor passed on as a binding.
        let use = NameUse(of: property.name, in: view)
        guard !use.isAssigned, !use.namesWrapper, !use.namesProjection else { return [] }
        return [.replace(attribute.attributeName, "StateObject")]
    }
}
