import Foundation
import ObjectiveC
import Testing

@Suite struct ErrorTextTests {
    private enum Plain: Error { case one, two }
    private enum Worded: LocalizedError {
        case only
        var errorDescription: String? { "words" }
    }

    @Test func errorsSpeakAsApplesDo() {
        #expect(
            NSError(domain: "D", code: 7).localizedDescription == "The operation couldn’t be completed. (D error 7.)")
        #expect(Plain.two.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
        #expect(Plain.two.localizedDescription.hasSuffix("Plain error 1.)"))
        #expect(Worded.only.localizedDescription == "words")
        let told = NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "told"])
        #expect(told.localizedDescription == "told")
        let reasoned = NSError(domain: "D", code: 7, userInfo: [NSLocalizedFailureReasonErrorKey: "No."])
        #expect(reasoned.localizedDescription == "The operation couldn’t be completed. No.")
    }

    @Test func codersAndLoadingSpeakAsApplesDo() {
        func text(_ json: String) -> String {
            do {
                _ = try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
                return ""
            } catch {
                return error.localizedDescription
            }
        }
        struct Item: Decodable { var name: String }
        let wrong = "The data couldn’t be read because it isn’t in the correct format."
        #expect(text("{\"a\": \"b\"}") == wrong)
        #expect(text("{") == wrong)
        #expect {
            try JSONDecoder().decode(Item.self, from: Data("{}".utf8))
        } throws: { $0.localizedDescription == "The data couldn’t be read because it is missing." }
        let lost = NSError(
            domain: NSURLErrorDomain, code: NSURLErrorCannotFindHost,
            userInfo: [
                NSURLErrorFailingURLStringErrorKey: "https://a", NSLocalizedDescriptionKey: "Could not resolve host: a",
            ])
        #expect(lost.localizedDescription == "A server with the specified hostname could not be found.")
    }
}
