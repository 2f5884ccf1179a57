import Foundation
import SeamFoundation
import Testing

@Suite struct FormatArgumentTests {
    @Test func formatsShowValuesThatHaveAClass() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(String(format: "%@ %d", id as CVarArg, 7) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F 7")
        #expect(String(format: "%@", NSNumber(value: 5) as CVarArg) == "5")
        #expect(String(format: "%@", [1, 2] as CVarArg) == "[1, 2]")
        let predicate = NSPredicate(format: "id == %@", id as CVarArg)
        #expect(predicate.evaluate(with: ["id": id]) && !predicate.evaluate(with: ["id": UUID()]))
    }
}
