import Foundation
import Testing

@testable import AppDriver

/// Answers from files.
@Suite struct StubFolderTests {
    private func folder(_ files: [String: String]) throws -> StubFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stubs-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return StubFolder(url: folder)
    }

    private func answer(_ stubs: StubFolder, _ method: String, _ path: String) throws -> String {
        let answer = stubs.answer(to: method, try #require(URL(string: "https://example.com" + path)))
        return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
    }

    @Test func pathsAreFiles() throws {
        let stubs = try folder(["a/b.json": "b", "a/index.json": "a", "picture.png": "p"])
        #expect(try answer(stubs, "GET", "/a/b") == "200 b")
        #expect(try answer(stubs, "GET", "/a/") == "200 a")
        #expect(stubs.answer(to: "GET", URL(fileURLWithPath: "/picture.png")).type == "image/png")
        #expect(try answer(stubs, "GET", "/a/../../b").hasPrefix("404"))
        #expect(try answer(stubs, "GET", "/c").hasPrefix("404 There is no /c in"))
    }

    @Test func theMostItemsOfTheQueryWin() throws {
        let stubs = try folder([
            "rest?method=search.json": "some", "rest?method=search&text=rain.json": "rain", "rest.json": "other",
        ])
        #expect(try answer(stubs, "GET", "/rest?text=snow&method=search&page=1") == "200 some")
        #expect(try answer(stubs, "GET", "/rest/?text=rain&method=search") == "200 rain")
        #expect(try answer(stubs, "GET", "/rest?method=list") == "200 other")
    }

    @Test func methodsHaveAnswersOfTheirOwn() throws {
        let stubs = try folder(["posts/1.json": "one", "posts/PUT 1.json": "changed", "POST posts.json": "made"])
        #expect(try answer(stubs, "GET", "/posts/1") == "200 one")
        #expect(try answer(stubs, "PUT", "/posts/1") == "200 changed")
        #expect(try answer(stubs, "POST", "/posts") == "201 made")
        #expect(try answer(stubs, "DELETE", "/posts/1").hasPrefix("404"))
    }

    @Test func starsStandForWhatHasNothingOfItsOwn() throws {
        let stubs = try folder([
            "users/*.json": "any", "users/1.json": "one", "*/posts/*.json": "post", "users/*?page=2.json": "second",
            "users/PUT *.json": "changed",
        ])
        #expect(try answer(stubs, "GET", "/users/1") == "200 one")
        #expect(try answer(stubs, "GET", "/users/2") == "200 any")
        #expect(try answer(stubs, "GET", "/users/2?page=2") == "200 second")
        #expect(try answer(stubs, "PUT", "/users/7") == "200 changed")
        #expect(try answer(stubs, "GET", "/blog/posts/3") == "200 post")
        #expect(try answer(stubs, "GET", "/users/" + String(repeating: "1,", count: 400)) == "200 any")
        #expect(try answer(stubs, "GET", "/blog/3").hasPrefix("404"))
        #expect(try answer(stubs, "GET", "/users/2/more").hasPrefix("404"))
    }

    @Test func whatIsNotFoundMayHaveABody() throws {
        #expect(try answer(try folder(["404.json": "{}"]), "GET", "/nowhere") == "404 {}")
    }

    @Test func anEndingStandsForAllNames() throws {
        let stubs = try folder(["images/*.png": "any", "images/a.png": "a", "images/*": "other"])
        #expect(try answer(stubs, "GET", "/images/a.png") == "200 a")
        #expect(try answer(stubs, "GET", "/images/b.c.png") == "200 any")
        #expect(try answer(stubs, "GET", "/images/b.jpg") == "200 other")
        let url = try #require(URL(string: "https://example.com/images/b.png"))
        #expect(stubs.answer(to: "GET", url).type == "image/png")
    }
}
