import Documents

extension NibLoader {
    /// Makes everything in a xib.
    func makeAll() -> [AnyObject] {
        var made: [AnyObject] = []
        for element in document.objects {
            if element.name == "placeholder" || element.name == "exit" {
                registerPlaceholder(element)
                // The owner's connections are written at its placeholder.
                guard element["placeholderIdentifier"] == "IBFilesOwner", let owner else { continue }
                for connection in element.child(named: "connections")?.children ?? [] {
                    pendingConnections.append((connection, owner))
                }
            } else if let object = makeTopObject(element) {
                made.append(object)
            }
        }
        finish()
        tellUnknown(of: document.objects)
        return made
    }
}
