import Foundation
import OHHTTPStubs
import Testing

import URLLoading

/// Which requests a stub is for.
@Suite("Conditions of stubs") struct ConditionTests {
    private func request(_ address: String, _ method: String = "GET", body: String? = nil) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: address)))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        return request
    }

    @Test("Methods")
    func methods() throws {
        let conditions: [(String, HTTPStubsTestBlock)] = [
            ("GET", isMethodGET()), ("POST", isMethodPOST()), ("PUT", isMethodPUT()), ("PATCH", isMethodPATCH()),
            ("DELETE", isMethodDELETE()), ("HEAD", isMethodHEAD()),
        ]
        for (method, condition) in conditions {
            for (other, _) in conditions {
                #expect(condition(try request("https://a.test", other)) == (method == other))
            }
        }
    }

    @Test("Parts of the address")
    func addresses() throws {
        let users = try request("https://a.test/v1/users.json?page=2&flag&name=%ED%95%9C")
        #expect(isScheme("https")(users) && !isScheme("http")(users))
        #expect(isHost("a.test")(users) && !isHost("b.test")(users))
        #expect(isPath("/v1/users.json")(users) && !isPath("/v1")(users))
        #expect(pathStartsWith("/v1")(users) && !pathStartsWith("/v2")(users))
        #expect(pathEndsWith("users.json")(users) && !pathEndsWith("users")(users))
        #expect(pathMatches("^/v[0-9]+/")(users) && !pathMatches("USERS")(users))
        #expect(pathMatches("USERS", options: .caseInsensitive)(users) && !pathMatches("(")(users))
        #expect(isExtension("json")(users) && !isExtension("js")(users))
        #expect(isAbsoluteURLString("https://a.test/x")(try request("https://a.test/x")))
        #expect(containsQueryParams(["page": "2", "flag": nil, "name": "한"])(users))
        #expect(!containsQueryParams(["page": "3"])(users) && !containsQueryParams(["none": nil])(users))
        #expect(containsQueryParams([:])(users) == true)
        #expect(!containsQueryParams(["page": "2"])(try request("https://a.test/")))
    }

    @Test("Headers")
    func headers() throws {
        var own = try request("https://a.test")
        own.setValue("Bearer 1", forHTTPHeaderField: "Authorization")
        #expect(hasHeaderNamed("authorization")(own) && !hasHeaderNamed("Accept")(own))
        #expect(hasHeaderNamed("Authorization", value: "Bearer 1")(own))
        #expect(!hasHeaderNamed("Authorization", value: "Bearer 2")(own))
    }

    @Test("Bodies as they are, as JSON and as forms")
    func bodies() throws {
        let own = try request("https://a.test", "POST", body: #"{"a": [1, 2], "b": "한"}"#)
        #expect(hasBody(Data(#"{"a": [1, 2], "b": "한"}"#.utf8))(own) && !hasBody(Data())(own))
        #expect(hasJsonBody(["b": "한", "a": [1, 2]])(own) && !hasJsonBody(["a": [1, 2]])(own))
        #expect(!hasJsonBody([:])(try request("https://a.test")))
        var form = try request("https://a.test", "POST", body: "b=2&a=1%202&c")
        #expect(!hasFormBody(["a": "1 2", "b": "2", "c": nil])(form), "without the type")
        form.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        #expect(hasFormBody(["a": "1 2", "b": "2", "c": nil])(form) && !hasFormBody(["a": "1 2"])(form))
        #expect(
            hasFormBody(
                URLQueryItem(name: "a", value: "1 2"), .init(name: "b", value: "2"), .init(name: "c", value: nil))(form)
        )
    }

    @Test("One of two, both, and not")
    func combined() throws {
        let own = try request("https://a.test/x")
        let (either, both) = (isHost("b.test") || isPath("/x"), isHost("b.test") && isPath("/x"))
        #expect(either(own) && !both(own))
        let (no, mixed) = (!isHost("b.test"), isHost("a.test") && !isMethodPOST())
        #expect(no(own) && mixed(own))
    }

    @Test("Files of bundles and of the documents")
    func paths() throws {
        #expect(OHPathForFileInBundle("no such file.json", .main) == nil)
        #expect(OHPathForFileInDocumentsDir("a.json")?.hasSuffix("/a.json") == true)
    }

    @Test("Earlier names are the same types")
    func names() {
        #expect(OHHTTPStubsResponse.self == HTTPStubsResponse.self)
        #expect(OHHTTPStubsDownloadSpeedWifi == -1500)
    }
}
