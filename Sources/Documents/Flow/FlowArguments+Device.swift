/// Arguments about the device around an app: where it is, and what the person allows.
extension FlowArguments {
    /// `location allow`, as text after the colon.
    func permission() throws(FlowError) -> GivenPermissions {
        if hasScript(orKey: "permission") {
            _ = try text(orKey: "permission")
            return GivenPermissions()
        }
        let words = try text(orKey: "permission").split(separator: " ").map(String.init)
        guard words.count == 2 else { throw error("`permission` needs a name and an answer, such as `location allow`") }
        var permissions = GivenPermissions()
        try add(words[0], words[1], to: &permissions)
        return permissions
    }

    /// The answers that the argument `name` holds, by what they are about; none if there is none.
    func permissions(_ name: String) throws(FlowError) -> GivenPermissions {
        var permissions = GivenPermissions()
        guard let pairs = try self.pairs(name) else { return permissions }
        if isLate { return permissions }
        // What is said of all is read first, wherever it stands.
        for (key, value) in pairs where key == "all" { try add(key, value, to: &permissions) }
        for (key, value) in pairs where key != "all" { try add(key, value, to: &permissions) }
        return permissions
    }

    private func add(_ name: String, _ text: String, to permissions: inout GivenPermissions) throws(FlowError) {
        guard let answer = PermissionAnswer(text: text) else {
            let known = PermissionAnswer.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("there is no answer \"\(text)\"; there are \(known)")
        }
        // Permissions of other platforms than the app's: a flow may be for both.
        if name.contains(".") || ["bluetooth", "phone", "sms", "storage"].contains(name) { return }
        guard permissions.set(answer, for: name) else {
            let known = PermissionKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("there is no permission \"\(name)\"; there are all, \(known)")
        }
    }

    /// `latitude` and `longitude`.
    func location() throws(FlowError) -> GivenLocation {
        guard let latitude = try number("latitude"), let longitude = try number("longitude") else {
            throw error("a place needs `latitude` and `longitude`")
        }
        return try location("\(latitude),\(longitude)")
    }

    /// The places that the argument `name` lists, each as `latitude,longitude`.
    func places(_ name: String) throws(FlowError) -> [GivenLocation] {
        var places: [GivenLocation] = []
        for node in try list(name) {
            let text = try reader.text(node)
            places.append(try location(reader.hasScript(node) ? "0,0" : text))
        }
        guard !places.isEmpty else { throw error("`\(name)` needs places") }
        return places
    }

    private func location(_ text: String) throws(FlowError) -> GivenLocation {
        guard let location = GivenLocation(text: text), location != .system else {
            throw error("\"\(text)\" is no place; it is a latitude and a longitude, such as `37.5665,126.978`")
        }
        return location
    }
}
