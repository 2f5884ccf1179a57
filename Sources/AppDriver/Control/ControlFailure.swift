import Documents

/// Why a verb could not be carried out.
struct ControlFailure: Error {
    /// The kinds of failure, by which programs tell them apart.
    enum Code: String {
        case unknownVerb, badJSON, badArgument, notFound, impossible
    }

    var code: Code
    var message: String
    /// The argument that is to blame.
    var argument: String?
    /// The elements that are likest to the one that was not there.
    var candidates: [ScreenElement] = []

    init(_ code: Code, _ message: String, argument: String? = nil) {
        self.code = code
        self.message = message
        self.argument = argument
    }

    /// As in HTTP.
    var status: Int {
        switch code {
        case .unknownVerb: 404
        case .badJSON, .badArgument: 400
        case .notFound, .impossible: 409
        }
    }

    @MainActor var members: [JSONValue.Member] {
        var error: [JSONValue.Member] = [
            .init("code", .string(code.rawValue)), .init("message", .string(message)),
        ]
        if let argument { error.append(.init("argument", .string(argument))) }
        if code == .notFound { error.append(.init("candidates", .array(candidates.map(\.json)))) }
        return [.init("error", .object(error))]
    }
}
