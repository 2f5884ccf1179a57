import Foundation
import SeamFoundation
import Testing

@Suite struct HTTPMessageTests {
    private func append(_ text: String, to message: CFHTTPMessage) -> Bool {
        let bytes = Array(text.utf8)
        return CFHTTPMessageAppendBytes(message, bytes, bytes.count)
    }

    private func text(_ message: CFHTTPMessage) -> String? {
        CFHTTPMessageCopySerializedMessage(message).map {
            String(decoding: $0.takeRetainedValue() as Data, as: UTF8.self)
        }
    }

    @Test func requestsArePutTogether() throws {
        let url = try #require(NSURL(string: "https://seam.example/a%20b?q=1#part"))
        let message = CFHTTPMessageCreateRequest(kCFAllocatorDefault, "GET", url, kCFHTTPVersion1_1)
            .takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(message, "Host", "seam.example")
        CFHTTPMessageSetHeaderFieldValue(message, "Upgrade", "websocket")
        CFHTTPMessageSetHeaderFieldValue(message, "HOST", "other.example")
        #expect(text(message) == "GET /a%20b?q=1 HTTP/1.1\r\nHOST: other.example\r\nUpgrade: websocket\r\n\r\n")
        CFHTTPMessageSetHeaderFieldValue(message, "upgrade", nil)
        CFHTTPMessageSetBody(message, Data("안녕".utf8) as NSData)
        #expect(text(message) == "GET /a%20b?q=1 HTTP/1.1\r\nHOST: other.example\r\n\r\n안녕")
        #expect(CFHTTPMessageIsRequest(message) && CFHTTPMessageGetResponseStatusCode(message) == 0)
        #expect(CFHTTPMessageCopyRequestURL(message)?.takeRetainedValue() == url)
        let copy = CFHTTPMessageCreateCopy(nil, message).takeRetainedValue()
        CFHTTPMessageSetHeaderFieldValue(message, "Host", nil)
        #expect(CFHTTPMessageCopyHeaderFieldValue(copy, "host")?.takeRetainedValue() == "other.example")
        #expect(CFHTTPMessageCopyHeaderFieldValue(message, "host") == nil)
        let root = try #require(NSURL(string: "http://seam.example"))
        let second = CFHTTPMessageCreateRequest(nil, "POST", root, kCFHTTPVersion1_0).takeRetainedValue()
        #expect(text(second) == "POST / HTTP/1.0\r\n\r\n")
    }

    @Test func responsesAreReadAsTheyCome() {
        let message = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        #expect(CFHTTPMessageCopyAllHeaderFields(message) == nil && text(message) == nil)
        for part in ["HTTP/1.1 101 Switching Pro", "tocols\r\nUpgrade: websocket\r\nSet-Cookie: a=1\r", "\n"] {
            #expect(append(part, to: message) && !CFHTTPMessageIsHeaderComplete(message))
        }
        #expect(append("set-cookie: b=2\nX-Long: one\r\n  two\r\n\r\nfirst", to: message))
        #expect(CFHTTPMessageIsHeaderComplete(message) && append(" second", to: message))
        #expect(CFHTTPMessageGetResponseStatusCode(message) == 101)
        #expect(
            CFHTTPMessageCopyResponseStatusLine(message)?.takeRetainedValue() == "HTTP/1.1 101 Switching Protocols")
        #expect(
            CFHTTPMessageCopyAllHeaderFields(message)?.takeRetainedValue() as? [String: String] == [
                "Upgrade": "websocket", "Set-Cookie": "a=1, b=2", "X-Long": "one two",
            ])
        #expect(CFHTTPMessageCopyBody(message)?.takeRetainedValue() as Data? == Data("first second".utf8))
    }

    @Test func requestsAreReadToo() {
        let message = CFHTTPMessageCreateEmpty(nil, true).takeRetainedValue()
        #expect(append("\r\nGET /chat HTTP/1.1\r\nHost: here\r\n\r\n", to: message))
        #expect(CFHTTPMessageCopyRequestMethod(message)?.takeRetainedValue() == "GET")
        #expect(CFHTTPMessageCopyRequestURL(message)?.takeRetainedValue().absoluteString == "/chat")
        #expect(CFHTTPMessageCopyVersion(message).takeRetainedValue() == kCFHTTPVersion1_1)
        let answer = CFHTTPMessageCreateResponse(nil, 404, "Not here", kCFHTTPVersion1_1).takeRetainedValue()
        #expect(text(answer) == "HTTP/1.1 404 Not here\r\n\r\n")
    }

    @Test(arguments: [
        "nonsense\r\n", "GET /\r\n", "HTTP/1.1 many\r\n", "HTTP/1.1 200 OK\r\nno colon\r\n",
        "HTTP/1.1 200 OK\r\n: x\r\n",
    ])
    func whatIsNoMessageIsRefused(bytes: String) {
        let message = CFHTTPMessageCreateEmpty(nil, false).takeRetainedValue()
        #expect(!append(bytes, to: message) && !append("\r\n", to: message))
        #expect(!CFHTTPMessageIsHeaderComplete(message))
    }

    @Test func errorsAreMade() {
        let more: NSDictionary = [kCFErrorLocalizedDescriptionKey!: "안 됨", kCFErrorLocalizedFailureReasonKey!: "why"]
        let error: NSError = CFErrorCreate(kCFAllocatorDefault, "Domain" as NSString?, 7, more)
        #expect(error.domain == "Domain" && error.code == 7 && error.localizedDescription == "안 됨")
        #expect(CFErrorCopyFailureReason(error) == "why" && CFErrorCopyRecoverySuggestion(error) == nil)
        #expect(CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, nil).domain == NSPOSIXErrorDomain)
    }
}
