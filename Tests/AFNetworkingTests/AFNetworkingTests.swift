import AFNetworking
import Foundation
import SeamPrimitives
import Testing
import UIKit

import URLLoading

@MainActor
struct AFNetworkingTests {
    private let manager = AFHTTPSessionManager(
        baseURL: EchoProtocol.base, sessionConfiguration: EchoProtocol.configuration)

    private struct Answer: @unchecked Sendable {
        var object: Any?
        var error: NSError?
        var isMain = false
        subscript(key: String) -> String? { (object as? [String: Any])?[key] as? String }
    }

    private func ask(
        _ send: (@escaping (URLSessionDataTask, Any?) -> Void, @escaping (URLSessionDataTask?, any Error) -> Void) ->
            Void
    ) async -> Answer {
        await withCheckedContinuation { done in
            send {
                done.resume(returning: Answer(object: $1, isMain: MainQueue.isCurrent))
            } _: {
                done.resume(returning: Answer(error: $1 as NSError, isMain: MainQueue.isCurrent))
            }
        }
    }

    @Test func parametersOfGetStandInTheAddress() async {
        let answer = await ask {
            manager.get(
                "echo", parameters: ["이름": "a b&c", "on": true], headers: ["X-Mine": "1"], progress: nil, success: $0,
                failure: $1)
        }
        #expect(answer["method"] == "GET" && answer["path"] == "/v1/echo" && answer["mine"] == "1")
        #expect(answer["query"] == "on=1&%EC%9D%B4%EB%A6%84=a%20b%26c")
    }

    @Test func parametersOfPostAreAForm() async {
        let answer = await ask {
            manager.post(
                "echo", parameters: ["list": [1, 2], "who": ["name": "김"]], progress: nil, success: $0, failure: $1)
        }
        #expect(answer["method"] == "POST" && answer["type"] == "application/x-www-form-urlencoded")
        #expect(answer["body"] == "list%5B%5D=1&list%5B%5D=2&who%5Bname%5D=%EA%B9%80")
    }

    @Test func parametersAsJSON() async {
        manager.requestSerializer = AFJSONRequestSerializer()
        let answer = await ask { manager.put("echo", parameters: ["a": 1], headers: nil, success: $0, failure: $1) }
        #expect(answer["type"] == "application/json" && answer["body"] == #"{"a":1}"#)
        let refused = await ask { manager.post("echo", parameters: ["a": Date()], success: $0, failure: $1) }
        #expect(refused.error?.domain == AFURLRequestSerializationErrorDomain)
    }

    @Test func partsOfABody() async {
        let answer = await ask { success, failure in
            manager.post("echo", parameters: ["name": "x"], headers: nil) { form in
                form.appendPart(withFileData: Data("file".utf8), name: "f", fileName: "f.txt", mimeType: "text/plain")
            } progress: { _ in
            } success: {
                success($0, $1)
            } failure: {
                failure($0, $1)
            }
        }
        #expect(answer["type"]?.hasPrefix("multipart/form-data; boundary=") == true)
        let boundary = answer["type"]?.components(separatedBy: "boundary=").last ?? ""
        let parts = answer["body"]?.components(separatedBy: "--" + boundary) ?? []
        #expect(parts.count == 4 && parts.last == "--\r\n")
        #expect(parts.dropFirst().first == "\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nx\r\n")
        #expect(parts.dropFirst(2).first?.contains("filename=\"f.txt\"") == true)
    }

    @Test func statusesAndTypesAreChecked() async {
        let absent = await ask { manager.get("absent", parameters: nil, success: $0, failure: $1) }
        #expect(absent.error?.domain == AFURLResponseSerializationErrorDomain)
        #expect(absent.error?.code == NSURLErrorBadServerResponse && absent.isMain)
        let data = absent.error?.userInfo[AFNetworkingOperationFailingURLResponseDataErrorKey] as? Data
        #expect(data == Data(#"{"reason": "none"}"#.utf8))
        let words = await ask { manager.get("words", parameters: nil, success: $0, failure: $1) }
        #expect(words.error?.code == NSURLErrorCannotDecodeContentData)
        #expect(words.error?.localizedDescription == "Request failed: unacceptable content-type: text/plain")
        manager.responseSerializer.acceptableContentTypes?.insert("text/plain")
        let unread = await ask { manager.get("words", parameters: nil, success: $0, failure: $1) }
        #expect(unread.error != nil && unread.error?.domain != AFURLResponseSerializationErrorDomain)
        let empty = await ask { manager.get("empty", parameters: nil, success: $0, failure: $1) }
        #expect(empty.error == nil && empty.object == nil && empty.isMain)
    }

    @Test func nullsCanBeLeftOut() {
        let serializer = AFJSONResponseSerializer()
        let data = Data(#"{"a": null, "b": [{"c": null, "d": 1}]}"#.utf8)
        #expect((serializer.responseObject(for: nil, data: data, error: nil) as? [String: Any])?.count == 2)
        serializer.removesKeysWithNullValues = true
        let object = serializer.responseObject(for: nil, data: data, error: nil) as? [String: Any]
        #expect(object?.count == 1 && ((object?["b"] as? [Any])?.first as? [String: Any])?.count == 1)
    }

    @Test func imagesReachTheirViews() async {
        _ = EchoProtocol.register
        let view = UIImageView()
        let placeholder = UIImage()
        let url = EchoProtocol.base.appendingPathComponent("\(UUID().uuidString)/picture")
        let image: UIImage? = await withCheckedContinuation { done in
            view.setImageWith(URLRequest(url: url), placeholderImage: placeholder) { _, _, image in
                done.resume(returning: image)
            } failure: { _, _, error in
                Issue.record(error)
                done.resume(returning: nil)
            }
            #expect(view.image === placeholder)
        }
        #expect(image.map { $0.size.width * $0.scale } == 4)
        view.setImageWith(url)
        #expect(image != nil && view.image === image)
    }

    @Test func operationsOfVersionTwo() async throws {
        _ = EchoProtocol.register
        let manager = AFHTTPRequestOperationManager(baseURL: EchoProtocol.base)
        manager.requestSerializer.setValue("Bearer x", forHTTPHeaderField: "Authorization")
        let answer: Answer = await withCheckedContinuation { done in
            manager.get("echo", parameters: ["a": 1]) { (operation: AFHTTPRequestOperation, response: Any) in
                let isSame = operation.responseString?.isEmpty == false && operation.isFinished
                done.resume(returning: Answer(object: isSame ? response : nil, isMain: MainQueue.isCurrent))
            } failure: { (operation: AFHTTPRequestOperation?, error: any Error) in
                done.resume(returning: Answer(error: error as NSError))
            }
        }
        #expect(answer["query"] == "a=1" && answer["authorization"] == "Bearer x" && answer.isMain)
    }

    @Test func reachabilityIsToldOnTheMainQueue() async {
        let manager = AFNetworkReachabilityManager()
        #expect(manager.networkReachabilityStatus == .unknown && !manager.isReachable)
        let status: AFNetworkReachabilityStatus = await withCheckedContinuation { done in
            nonisolated(unsafe) var waiting: CheckedContinuation<AFNetworkReachabilityStatus, Never>? = done
            manager.setReachabilityStatusChange {
                waiting?.resume(returning: $0)
                waiting = nil
            }
            manager.startMonitoring()
        }
        #expect(status != .unknown && manager.networkReachabilityStatus == status)
        manager.stopMonitoring()
    }
}
