import AuthenticationServices
import Testing

@testable import UIKit

@MainActor @Suite("Signing in at sites") struct WebAuthenticationTests {
    @Test func aSessionWithoutAPlaceFails() throws {
        var errors: [NSError] = []
        let session = ASWebAuthenticationSession(
            url: try #require(URL(string: "https://example.com")), callbackURLScheme: "myapp"
        ) { _, error in
            if let error { errors.append(error as NSError) }
        }
        #expect(!session.canStart)
        #expect(!session.start())
        #expect(errors.map(\.domain) == [ASWebAuthenticationSessionErrorDomain])
        #expect(errors.map(\.code) == [2])
        session.cancel()
        #expect(errors.count == 1)
    }

    @Test func aSessionEndsAtItsAddresses() throws {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("MyApp")
        #expect(scheme.matchesURL(try #require(URL(string: "myapp://done?code=1"))))
        #expect(!scheme.matchesURL(try #require(URL(string: "https://myapp/done"))))
        let address = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        #expect(address.matchesURL(try #require(URL(string: "https://example.com/done?code=1"))))
        #expect(!address.matchesURL(try #require(URL(string: "https://example.com/other"))))
    }
}
