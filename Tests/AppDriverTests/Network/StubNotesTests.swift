import Foundation
import SeamPrimitives
import Testing

@testable import AppDriver

/// What is told of requests that nothing answers.
@Suite struct StubNotesTests {
    @Test func aNoteIsToldOnce() {
        let told = Locked<[String]>([])
        let notes = StubNotes { note in told.withLock { $0.append(note) } }
        for _ in 0..<3 { notes.add("a") }
        notes.add("b")
        #expect(told.withLock { $0 } == ["a", "b"])
        for number in 0..<1000 { notes.add("\(number)") }
        #expect(told.withLock { $0.count } == StubNotes.limit)
    }

    @Test func secretsAreLeftOut() throws {
        func name(_ text: String) throws -> String { StubNotes.name(of: try #require(URL(string: text))) }
        #expect(
            try name("https://me:word@api.example.com:8443/v1/books?key=SECRET#top")
                == "https://api.example.com:8443/v1/books")
        #expect(try name("https://api.example.com/%EC%B1%85") == "https://api.example.com/%EC%B1%85")
    }

    @Test func anAppReachesItself() throws {
        func isThisMachine(_ text: String) throws -> Bool {
            NetworkStubs.isThisMachine(try #require(URL(string: text)))
        }
        for host in ["localhost", "LOCALHOST:3000", "api.localhost", "127.0.0.1:80", "127.1.2.3", "[::1]:8080"] {
            #expect(try isThisMachine("http://\(host)/a"), "\(host)")
        }
        for host in ["example.com", "localhost.example.com", "10.0.0.1", "[2001:db8::1]"] {
            #expect(try !isThisMachine("http://\(host)/a"), "\(host)")
        }
    }
}
