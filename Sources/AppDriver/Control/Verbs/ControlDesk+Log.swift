import Documents

extension ControlDesk {
    func readLog(_ arguments: ControlArguments) throws(ControlFailure) -> [JSONValue.Member] {
        guard let log else { throw ControlFailure(.impossible, "the app's output is not kept: it goes to a terminal") }
        let (text, mark, isCut) = log.read(since: arguments.int("since") ?? 0)
        var members: [JSONValue.Member] = [.init("text", .string(text)), .init("mark", .integer(mark))]
        if isCut { members.append(.init("cut", true)) }
        return members
    }
}
