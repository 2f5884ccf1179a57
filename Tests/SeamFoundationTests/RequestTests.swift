import Foundation
import URLLoading
import SeamFoundation
import Testing

struct RequestTests {
    @Test func aRequestWithoutHeaderFieldsHasAnEmptyDictionary() throws {
        let url = try #require(URL(string: "https://example.com"))
        var request = URLRequest(url: url)
        #expect(request.allHTTPHeaderFields == [:])
        request.allHTTPHeaderFields?["Accept"] = "text/plain"
        #expect(request.value(forHTTPHeaderField: "accept") == "text/plain")
        request.setValue("a", forHTTPHeaderField: "X-Name")
        #expect(request.allHTTPHeaderFields == ["Accept": "text/plain", "X-Name": "a"])
        request.allHTTPHeaderFields = nil
        #expect(request.allHTTPHeaderFields == [:] && request == URLRequest(url: url))
        #expect(NSURLRequest(url: url).allHTTPHeaderFields == [:])
        #expect(NSMutableURLRequest(url: url).allHTTPHeaderFields == [:])
    }

    @Test func errorsTellWhyATaskEndedEarly() {
        let data = Data([1])
        let error = URLError(
            .cancelled,
            userInfo: [
                NSURLSessionDownloadTaskResumeData: data, "NSURLErrorBackgroundTaskCancelledReasonKey": 1,
            ])
        #expect(error.downloadTaskResumeData == data && error.uploadTaskResumeData == nil)
        #expect(error.backgroundTaskCancelledReason == .backgroundUpdatesDisabled)
        #expect(URLError(.cancelled).backgroundTaskCancelledReason == nil)
        #expect(URLError.appTransportSecurityRequiresSecureConnection.rawValue == -1022)
        #expect(URLError.dataLengthExceedsMaximum.rawValue == -1103)
    }
}
