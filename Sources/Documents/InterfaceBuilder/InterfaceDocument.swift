import Foundation

/// A storyboard or a xib.
///
/// Opening one finds its scenes without reading what is in them: a storyboard of a hundred scenes costs no more than
/// the scenes that are shown.
public final class InterfaceDocument {
    public enum Kind: Sendable {
        case storyboard, xib
    }

    public let kind: Kind
    /// As messages name it.
    public let file: String
    /// The `<document>` element, with no scenes in it.
    public let root: InterfaceElement
    /// The device that Xcode showed the interface on; nil in a document that names none.
    public private(set) var device: InterfaceDevice?
    /// In the order of the file; empty in a xib.
    public private(set) var scenes: [InterfaceScene] = []
    /// The elements at the top of a xib; empty in a storyboard.
    public private(set) var objects: [InterfaceElement] = []
    /// Pictures and colours that the document names.
    public private(set) var resources: InterfaceResources

    private var scenesByController: [String: InterfaceScene] = [:]
    private var scenesByIdentifier: [String: InterfaceScene] = [:]

    /// Reads the file at `path`.
    public convenience init(contentsOf url: URL) throws(DocumentError) {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw DocumentError(file: url.path, line: 1, message: "the file cannot be read")
        }
        try self.init(bytes: Array(data), file: url.path)
    }

    public init(bytes: [UInt8], file: String) throws(DocumentError) {
        let source = InterfaceSource(bytes: bytes, file: file)
        self.file = file
        var root: InterfaceElement?
        var found: [FoundScene] = []
        var failure: DocumentError?
        bytes.withUnsafeBufferPointer { buffer in
            do throws(DocumentError) {
                var parser = InterfaceParser(buffer, file: file)
                root = try Self.outline(&parser, &found)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        guard let root else { throw DocumentError(file: file, line: 1, message: "there is no <document>") }
        root.markKnown()
        self.root = root
        kind = root.string("type").hasSuffix("Storyboard.XIB") ? .storyboard : .xib
        resources = InterfaceResources(root.child(named: "resources"))
        device = root.child(named: "device").flatMap(InterfaceDevice.init)
        objects = root.child(named: "objects")?.children ?? []
        for scene in found {
            let scene = InterfaceScene(
                source: source, sceneID: scene.sceneID, controllerID: scene.controllerID,
                storyboardIdentifier: scene.storyboardIdentifier, range: scene.range, line: scene.line)
            scenes.append(scene)
            scenesByController[scene.controllerID] = scenesByController[scene.controllerID] ?? scene
            if let name = scene.storyboardIdentifier { scenesByIdentifier[name] = scenesByIdentifier[name] ?? scene }
        }
    }

    /// The version of Interface Builder that wrote the document, as 23504; nil where it doesn't say.
    public var toolsVersion: Double? {
        root["toolsVersion"].flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }
    }

    // MARK: Scenes

    /// The identifier of the controller that the storyboard begins with.
    public var initialViewController: String? { root["initialViewController"] }

    public func scene(controllerID: String) -> InterfaceScene? { scenesByController[controllerID] }

    public func scene(identifier: String) -> InterfaceScene? { scenesByIdentifier[identifier] }

    private struct FoundScene {
        var sceneID: String
        var controllerID: String
        var storyboardIdentifier: String?
        var range: Range<Int>
        var line: Int
    }

    /// Reads everything but what is in scenes, which are only found.
    private static func outline(
        _ parser: inout InterfaceParser, _ scenes: inout [FoundScene]
    ) throws(DocumentError) -> InterfaceElement? {
        var root: InterfaceElement?
        while true {
            switch try parser.next() {
            case .end:
                guard root == nil else { throw parser.error("the file ends before </document>") }
                return nil
            case .close(let name):
                guard name == "document", let root else { throw parser.error("a stray </\(name)>") }
                return root
            case .open(let element, let isEmpty):
                guard let document = root else {
                    guard element.name == "document" else {
                        throw parser.error("expected <document>, found <\(element.name)>")
                    }
                    root = element
                    if isEmpty { return element }
                    continue
                }
                if element.name == "scenes" {
                    if !isEmpty { try outlineScenes(&parser, &scenes) }
                } else {
                    document.children.append(element)
                    if !isEmpty { try parser.fill(element) }
                }
            }
        }
    }

    private static func outlineScenes(
        _ parser: inout InterfaceParser, _ scenes: inout [FoundScene]
    ) throws(DocumentError) {
        while true {
            let (start, line) = (parser.position, parser.line)
            switch try parser.next() {
            case .close("scenes"): return
            case .close(let name): throw parser.error("expected </scenes>, found </\(name)>")
            case .end: throw parser.error("the file ends before </scenes>")
            case .open(let element, let isEmpty):
                guard !isEmpty else { continue }
                guard element.name == "scene" else {
                    try parser.skipElement(named: element.name)
                    continue
                }
                var controller: InterfaceElement?
                let head = parser
                // The first object is the controller; what follows it is left alone until it is needed.
                search: for _ in 0..<4 {
                    guard case .open(let object, _) = try parser.next() else { break }
                    if object.name == "objects" { continue }
                    controller = object
                    break search
                }
                parser = head
                try parser.skipElement(named: "scene")
                guard let controller, let id = controller.id else { continue }
                scenes.append(
                    FoundScene(
                        sceneID: element.string("sceneID"), controllerID: id,
                        storyboardIdentifier: controller["storyboardIdentifier"], range: start..<parser.position,
                        line: line))
            }
        }
    }
}
