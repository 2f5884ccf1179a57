import AppBuilder
import Documents

extension CommandOption {
    static let location = CommandOption.value(
        "--location", "PLACE",
        "where the device is: a latitude and a longitude, such as 37.5665,126.978, or system for what this machine's "
            + "location service knows")

    static let permission = CommandOption.value(
        "--permission", "NAME=ANSWER",
        "answer what the app asks the person for, such as location=allow or all=deny; without it, an alert asks",
        isRepeatable: true)
}

extension Arguments {
    /// The value of `--location`.
    func location() throws(BuildError) -> GivenLocation? {
        guard let text = value(.location) else { return nil }
        guard let location = GivenLocation(text: text) else {
            throw BuildError(
                .usage, "seam: --location is \"\(text)\"; it is LATITUDE,LONGITUDE such as 37.5665,126.978, or system")
        }
        return location
    }

    /// The values of `--permission`.
    func permissions() throws(BuildError) -> GivenPermissions {
        let text = values(.permission).joined(separator: ",")
        guard let permissions = GivenPermissions(text: text) else {
            let names = PermissionKind.allCases.map(\.rawValue).joined(separator: ", ")
            let answers = PermissionAnswer.allCases.map(\.rawValue).joined(separator: ", ")
            throw BuildError(
                .usage,
                "seam: --permission is \"\(text)\"; it is NAME=ANSWER, with one of all, \(names) and one of \(answers)")
        }
        return permissions
    }
}
