import Foundation

/// Reads the XML of a version of a model.
struct DataModelReader {
    let file: String

    init(file: String) { self.file = file }

    /// The model in `data`.
    func read(_ data: Data) throws(DocumentError) -> DataModel {
        let root = try root(of: data, named: "model")
        var model = DataModel()
        model.versionIdentifier = text(root, "userDefinedModelVersionIdentifier")
        for child in root.children {
            switch child.name {
            case "entity": model.entities.append(try entity(child))
            case "fetchRequest": model.fetchRequests.append(try fetchRequest(child))
            case "configuration":
                let members = child.children.filter { $0.name == "memberEntity" }
                model.configurations.append(
                    DataModel.Configuration(
                        name: try required(child, "name"),
                        entities: try members.map { member throws(DocumentError) in try required(member, "name") }))
            case "composite", "compositeType", "compositeAttribute":
                model.composites.append(
                    DataModel.Composite(name: try required(child, "name"), attributes: try attributes(child)))
            default: break
            }
        }
        try DataModelCheck(file: file, model: model).check()
        return model
    }

    func root(of data: Data, named name: String) throws(DocumentError) -> InterfaceElement {
        if data.starts(with: Array("bplist".utf8)) {
            throw DocumentError(file: file, line: 1, message: "a model of Xcode 3; open it in a newer Xcode once")
        }
        let bytes = Array(data)
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<InterfaceElement?, DocumentError> in
            var parser = InterfaceParser(buffer, file: file)
            do throws(DocumentError) {
                while true {
                    switch try parser.next() {
                    case .open(let element, let isEmpty):
                        if !isEmpty { try parser.fill(element) }
                        return .success(element)
                    case .close: continue
                    case .end: return .success(nil)
                    }
                }
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let element?) where element.name == name: return element
        case .success(let element):
            throw DocumentError(
                file: file, line: element?.line ?? 1, message: "not a model of Xcode's: there is no <\(name)>")
        case .failure(let error): throw error
        }
    }

    // MARK: Attributes of elements

    /// The text of an attribute that is there and not empty.
    func text(_ element: InterfaceElement, _ name: String) -> String? {
        guard let text = element[name], !text.isEmpty else { return nil }
        return text
    }

    func flag(_ element: InterfaceElement, _ name: String) -> Bool { element.bool(name) ?? false }

    func count(_ element: InterfaceElement, _ name: String) throws(DocumentError) -> Int {
        guard let text = text(element, name) else { return 0 }
        guard let value = Int(text), value >= 0 else {
            throw error(element, "\(name) is \"\(text)\", which is no count")
        }
        return value
    }

    func required(_ element: InterfaceElement, _ name: String) throws(DocumentError) -> String {
        guard let text = text(element, name) else { throw error(element, "<\(element.name)> has no \(name)") }
        return text
    }

    func error(_ element: InterfaceElement, _ message: String) -> DocumentError {
        DocumentError(file: file, line: element.line, message: message)
    }

    func userInfo(_ element: InterfaceElement) -> [String: String] {
        let entries = element.child(named: "userInfo")?.children.filter { $0.name == "entry" } ?? []
        return Dictionary(entries.map { ($0.string("key"), $0.string("value")) }) { _, last in last }
    }
}
