/// A scene of a storyboard: a controller and what belongs to it. Its contents are read when they are first asked for.
public final class InterfaceScene {
    private let source: InterfaceSource
    /// The identifier of the scene in its document.
    public let sceneID: String
    /// The identifier of the scene's controller.
    public let controllerID: String
    /// The name by which code asks for the controller.
    public let storyboardIdentifier: String?

    private let range: Range<Int>
    private let line: Int
    private var contents: InterfaceElement?
    private var byID: [String: InterfaceElement]?

    init(
        source: InterfaceSource, sceneID: String, controllerID: String, storyboardIdentifier: String?,
        range: Range<Int>, line: Int
    ) {
        self.source = source
        self.sceneID = sceneID
        self.controllerID = controllerID
        self.storyboardIdentifier = storyboardIdentifier
        self.range = range
        self.line = line
    }

    /// Whether the elements of the scene were parsed already.
    public var isRead: Bool { contents != nil }

    /// The `<scene>` element with all in it.
    public func element() throws(DocumentError) -> InterfaceElement {
        if let contents { return contents }
        let element = try source.parse(at: range.lowerBound, line: line)
        element.markKnown()
        contents = element
        return element
    }

    /// The objects at the top of the scene: the controller first, then placeholders and views outside of its own.
    public func objects() throws(DocumentError) -> [InterfaceElement] {
        try element().child(named: "objects")?.children ?? []
    }

    /// The element of the scene's controller.
    public func controller() throws(DocumentError) -> InterfaceElement? {
        try objects().first { $0.id == controllerID }
    }

    /// The element with that identifier, wherever in the scene.
    public func element(id: String) throws(DocumentError) -> InterfaceElement? {
        if let byID { return byID[id] }
        var all: [String: InterfaceElement] = [:]
        var pending = [try element()]
        while let next = pending.popLast() {
            if let id = next.attributes.first(where: { $0.name == "id" })?.value { all[id] = all[id] ?? next }
            pending += next.children
        }
        byID = all
        return all[id]
    }
}
