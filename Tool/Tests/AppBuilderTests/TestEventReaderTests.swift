import Foundation
import Testing

@testable import AppBuilder

@Suite struct TestEventReaderTests {
    private static let stream = """
        {"kind":"test","payload":{"id":"M.Math","kind":"suite","name":"Math"},"version":0}
        {"kind":"test","payload":{"id":"M.Math/adds()/F.swift:3:4","kind":"function","name":"adds()"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2,"since1970":0},"kind":"testStarted","testID":"M.Math"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":2.5,"since1970":0},"kind":"testStarted","testID":"M.Math/adds()/F.swift:3:4"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":3,"since1970":0},"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/a/F.swift","line":5,"column":9}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Test adds() recorded an issue at F.swift:5:9: Expectation failed: 1 == 2"}],"testID":"M.Math/adds()/F.swift:3:4"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":3.5,"since1970":0},"kind":"testEnded","testID":"M.Math/adds()/F.swift:3:4"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":4,"since1970":0},"kind":"testEnded","testID":"M.Math"},"version":0}

        """

    @Test func readsTheStreamOfSwiftTesting() {
        var reader = TestEventReader()
        let failure = TestCaseResult.Failure(message: "Expectation failed: 1 == 2", file: "/a/F.swift", line: 5)
        #expect(
            reader.read(Data(Self.stream.utf8)) == [
                .listed("Math/adds()"), .started("Math/adds()"), .failed("Math/adds()", failure),
                .ended("Math/adds()", seconds: 1),
            ])
    }

    @Test func readsLinesThatComeInParts() {
        var reader = TestEventReader()
        let text = "{\"kind\":\"started\",\"test\":\"A/한글\"}\nnonsense\n{\"kind\":\"finished\",\"test\":\"\"}\n"
        let events = Data(text.utf8).flatMap { reader.read(Data([$0])) }
        #expect(events == [.started("A/한글"), .finished])
    }

    @Test func namesTestsWithoutTheirPlaces() {
        #expect(TestEventReader.name(of: "M.free()/F.swift:1:2") == "free()")
        #expect(TestEventReader.name(of: "M.Outer/Inner/f(a:)/My File.swift:10:22") == "Outer/Inner/f(a:)")
        #expect(TestEventReader.name(of: "M.Outer") == "Outer")
    }
}
