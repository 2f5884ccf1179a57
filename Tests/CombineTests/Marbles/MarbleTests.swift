import Testing

@Suite struct MarbleTests {
    static let all =
        transforming + filtering + reducing + sequencing + combining + flattening + errors + timing + sharing
        + debugging

    @Test(arguments: all)
    func diagram(marble: Marble) {
        let expected = marble.result.split(separator: " ").joined(separator: " ")
        #expect(marble.play() == expected)
    }
}
