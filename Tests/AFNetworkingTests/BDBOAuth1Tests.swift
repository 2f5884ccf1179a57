import Foundation
import Testing

@testable import BDBOAuth1Manager

import URLLoading

/// A client as apps write it.
private final class Client: BDBOAuth1RequestOperationManager, @unchecked Sendable {
    let name: String

    init(name: String) {
        self.name = name
        super.init(baseURL: EchoProtocol.base, consumerKey: "key", consumerSecret: "secret")
        requestSerializer.saveAccessToken(BDBOAuth1Credential(token: "token", secret: "hidden", expiration: nil))
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
struct BDBOAuth1Tests {
    /// The example of Twitter's documentation.
    @Test func aRequestIsSigned() throws {
        let serializer = BDBOAuth1RequestSerializer(
            service: nil, consumerKey: "xvz1evFS4wEEPTGEFPHBog",
            consumerSecret: "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw")
        serializer.saveAccessToken(
            BDBOAuth1Credential(
                token: "370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb",
                secret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE", expiration: nil))
        serializer.stamp = (1_318_622_958, "kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg")
        let request = serializer.request(
            withMethod: "POST", urlString: "https://api.twitter.com/1/statuses/update.json?include_entities=true",
            parameters: ["status": "Hello Ladies + Gentlemen, a signed OAuth request!"], error: nil)
        let header = try #require(request.value(forHTTPHeaderField: "Authorization"))
        #expect(header.hasPrefix("OAuth oauth_consumer_key=\"xvz1evFS4wEEPTGEFPHBog\""))
        #expect(header.contains("oauth_signature=\"tnnArxj06cWHq44gCs1OSKk%2FjLY%3D\""))
    }

    @Test func aClientSignsWhatItSends() async {
        _ = EchoProtocol.register
        let client = Client(name: "")
        #expect(client.isAuthorized)
        let header: String = await withCheckedContinuation { done in
            client.get("echo", parameters: ["term": "김밥"]) { _, answer in
                done.resume(returning: (answer as? [String: Any])?["authorization"] as? String ?? "")
            } failure: { _, error in
                done.resume(returning: "\(error)")
            }
        }
        #expect(header.contains("oauth_token=\"token\""))
        client.deauthorize()
        #expect(!client.isAuthorized)
    }

    @Test func theHandshakeBringsATokens() async {
        _ = EchoProtocol.register
        let client = Client(name: "")
        client.deauthorize()
        let token: String = await withCheckedContinuation { done in
            client.fetchRequestToken(
                withPath: "token", method: "POST", callbackURL: URL(string: "app://back"), scope: nil,
                success: { done.resume(returning: ($0?.token ?? "") + "," + ($0?.secret ?? "")) },
                failure: { done.resume(returning: "\(String(describing: $0))") })
        }
        #expect(token == "a,b c" && client.requestSerializer.requestToken?.userInfo?["extra"] as? String == "1")
        client.fetchAccessToken(
            withPath: "token", method: "POST", requestToken: client.requestSerializer.requestToken,
            success: { _ in Issue.record("without consent") }, failure: { _ in })
        #expect(!client.isAuthorized)
    }
}
