package import Stage

/// Gathers what assistive technology sees of views, in reading order, and the objects behind it.
@MainActor
package struct AccessibilityCollector {
    package private(set) var elements: [AccessibilityElement] = []
    /// The object of each element, in the same order.
    private var objects: [UIResponder] = []
    private var parent: ObjectIdentifier?
    private var grouping: AccessibilityGrouping?
    private var isRaised = false

    package init() {}

    /// The object behind an element.
    package func object(of element: ObjectIdentifier) -> UIResponder? {
        objects.first { ObjectIdentifier($0) == element }
    }

    /// Gathers the elements from a view down, in the order of the tree.
    package mutating func visit(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
        let wasRaised = isRaised
        isRaised = isRaised || view.isReadFirst
        defer { isRaised = wasRaised }
        if view.isAccessibilityElement { return addElement(view) }
        if grouping?.joinsRows == false, let position = grouping?.position?(view) { return surround(view, position) }
        let isRow = view.joinsAccessibilityElements || grouping?.position?(view) != nil
        if isRow, view.accessibility.isElement == nil, view.elementsOfContainer == nil {
            return join(view)
        }
        let modal = view.accessibilityViewIsModal ? AccessibilityGrouping(role: .dialog, isModal: true) : nil
        guard let inner = view.accessibilityGrouping ?? modal else { return visitContents(of: view) }
        var container = AccessibilityElement(
            id: ObjectIdentifier(view), role: inner.role, label: view.accessibility.label ?? inner.label,
            identifier: view.accessibilityIdentifier ?? "", frame: view.accessibilityFrame)
        container.isModal = inner.isModal
        container.scroll = inner.scroll
        add(view, container)
        let outer = (parent, grouping, isRaised)
        (parent, grouping, isRaised) = (container.id, inner, false)
        visitContents(of: view)
        (parent, grouping, isRaised) = outer
    }

    /// A row whose elements are read one by one.
    private mutating func surround(_ view: UIView, _ position: AccessibilityElement.Position) {
        var element = view.describedElement
        makeRow(&element, view)
        element.position = position
        add(view, element)
        let outer = (parent, grouping)
        (parent, grouping) = (element.id, nil)
        visitContents(of: view)
        (parent, grouping) = outer
    }

    private mutating func visitContents(of view: UIView) {
        if let elements = view.elementsOfContainer {
            for element in elements {
                switch element {
                case let view as UIView: visit(view)
                case let element as UIAccessibilityElement where element.isAccessibilityElement:
                    add(element, element.describedElement)
                default: break
                }
            }
            return
        }
        let isFirst = view.subviews.contains { $0.isReadFirst }
        let views =
            isFirst ? view.subviews.filter(\.isReadFirst) + view.subviews.filter { !$0.isReadFirst } : view.subviews
        guard let modal = views.lastIndex(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0.01 })
        else {
            for view in views { visit(view) }
            return
        }
        // In front of what a window presents is what belongs to the keyboard.
        for view in view is UIWindow ? views[modal...] : views[modal...modal] { visit(view) }
    }

    private mutating func addElement(_ view: UIView) {
        var element = view.describedElement
        if let position = grouping?.position?(view) {
            element.position = position
            if element.role == .group || element.role == .staticText { makeRow(&element, view) }
        }
        add(view, element)
    }

    private func makeRow(_ element: inout AccessibilityElement, _ view: UIView) {
        element.role = grouping?.rowRole ?? .cell
        element.isInteractive = true
        if let isChosen = grouping?.isChosen { element.isSelected = isChosen(view) }
    }

    private mutating func add(_ object: UIResponder, _ element: AccessibilityElement) {
        var element = element
        element.parent = parent
        element.isRaised = isRaised
        elements.append(element)
        objects.append(object)
    }

    /// A view whose texts are read as one.
    private mutating func join(_ view: UIView) {
        var element = view.describedElement
        makeRow(&element, view)
        element.position = grouping?.position?(view)
        var inner = AccessibilityCollector()
        inner.parent = element.id
        for view in view.subviews { inner.visit(view) }
        let texts = inner.elements.filter { $0.role.isText && $0.parent == element.id }
        if element.label.isEmpty {
            element.label = texts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        // Elements that can be used or searched for stay separate.
        let isSeparate = inner.elements.map {
            !$0.role.isText || !$0.identifier.isEmpty || $0.parent != element.id
        }
        element.parts = zip(inner.elements, isSeparate).compactMap { part, isSeparate in
            isSeparate || part.label.isEmpty ? nil : .init(text: part.label, frame: part.frame)
        }
        add(view, element)
        for (index, isSeparate) in isSeparate.enumerated() where isSeparate {
            elements.append(inner.elements[index])
            objects.append(inner.objects[index])
        }
    }
}

extension AccessibilityElement.Role {
    /// Whether it only says something.
    fileprivate var isText: Bool { self == .staticText || self == .header || self == .image }
}
