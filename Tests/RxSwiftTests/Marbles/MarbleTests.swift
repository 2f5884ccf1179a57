import Testing

@Suite struct MarbleTests {
    static let all =
        mapping + filtering + reducing + joining + flattening + failing + timing + sharing + watching

    @Test(arguments: all)
    func diagram(marble: Marble) {
        let expected = marble.result.split(separator: " ").joined(separator: " ")
        #expect(marble.play() == expected)
    }
}
