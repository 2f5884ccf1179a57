/// An element of several others.
class ContainerElement: Element {
    /// Where the others come from.
    weak var content: Node?
    private var known: [Item] = []
    private var knownGeneration = -1

    final var children: [Item] {
        let current = graph?.generation ?? 0
        if knownGeneration != current || graph == nil {
            known = content?.items ?? []
            knownGeneration = current
        }
        return known
    }

    /// The nodes below are others, or have other elements.
    final func contentDidChange() { knownGeneration = -1 }

    override func leaveScreen() {
        for child in children { child.element.leaveScreen() }
    }
}
