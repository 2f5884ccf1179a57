import Foundation
import URLLoading
import SeamFoundation
import Testing

@Suite struct CoreFoundationTests {
    @Test func numbersAreToldFromTruthValues() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString(string: "1")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSObject()) == 1)
    }

    @Test func encodingsHaveNames() {
        func encoding(_ name: String) -> String.Encoding {
            String.Encoding(
                rawValue: CFStringConvertEncodingToNSStringEncoding(
                    CFStringConvertIANACharSetNameToEncoding(name as CFString)))
        }
        #expect(encoding("utf-8") == .utf8)
        #expect(encoding("ISO-8859-1") == .isoLatin1)
        #expect(encoding("Shift_JIS") != encoding("euc-kr"))
        #expect(CFStringConvertIANACharSetNameToEncoding("nonsense") == kCFStringEncodingInvalidId)
    }

    @Test func aStreamFails() async {
        let error: (any Error)? = await withCheckedContinuation { done in
            final class Delegate: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
                var done: ((any Error)?) -> Void = { _ in }
                func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
                    done(error)
                }
            }
            let delegate = Delegate()
            delegate.done = { done.resume(returning: $0) }
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            let service = NetService(domain: "local.", type: "_test._tcp.", name: "host", port: 9)
            session.streamTask(with: service).resume()
            session.finishTasksAndInvalidate()
        }
        #expect((error as NSError?)?.code == NSURLErrorUnsupportedURL)
    }
}
