import Foundation
import URLLoading
import SeamFoundation
import Testing

/// Functions and methods of Apple's Foundation and Dispatch that those of Linux lack.
@Suite struct DarwinNameTests {
    @Test func queuesTellTheirLabels() {
        let queue: dispatch_queue_serial_t = dispatch_queue_serial_t(label: "앱.queue")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "앱.queue")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "앱.queue")
        #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
    }

    @Test func centersPostWithoutValues() async {
        let center = NotificationCenter()
        // As a requirement of a protocol asks for it
        let post: (NotificationCenter) -> (Notification.Name, Any?) -> Void = { $0.post(name:object:) }
        await confirmation { heard in
            let token = center.addObserver(forName: Notification.Name("이름"), object: nil, queue: nil) {
                #expect($0.userInfo == nil)
                heard()
            }
            post(center)(Notification.Name("이름"), nil)
            center.removeObserver(token)
        }
    }

    @available(*, deprecated) @Test func optionsHaveOlderNames() {
        #expect(Data.WritingOptions.atomicWrite == .atomic)
        #expect(Data.ReadingOptions.dataReadingMapped == .mappedIfSafe && Data.ReadingOptions.uncachedRead == .uncached)
    }

    @Test func timesAreApart() {
        let time = DispatchTime(uptimeNanoseconds: 5_000_000_000)
        let later = time.advanced(by: .milliseconds(1500))
        #expect(later == time + .milliseconds(1500) && time.distance(to: later) == .nanoseconds(1_500_000_000))
        #expect(later.distance(to: time) == .nanoseconds(-1_500_000_000))
        #expect(time.distance(to: .distantFuture) == .never)
        let wall = DispatchWallTime.now()
        #expect(wall.advanced(by: .seconds(1)) == wall + .seconds(1))
    }

    @Test func cachesAreMadeInADirectory() {
        let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000, directory: nil)
        #expect(cache.memoryCapacity == 1000 && cache.diskCapacity == 2000)
    }

    @Test func versionsOfHTTPHaveNames() throws {
        #expect(String(kCFHTTPVersion1_0) == "HTTP/1.0" && String(kCFHTTPVersion2_0) == "HTTP/2.0")
        let url = try #require(URL(string: "https://example.com"))
        let response = HTTPURLResponse(
            url: url, statusCode: 204, httpVersion: String(kCFHTTPVersion1_1), headerFields: nil)
        #expect(response?.statusCode == 204)
    }

    @Test func scannersGiveObjects() {
        let scanner = Scanner(string: "한글: 12abc")
        var found: NSString?
        #expect(scanner.scanUpTo(":", into: &found) && found == "한글")
        #expect(scanner.scanString(":", into: &found) && found == ":")
        #expect(!scanner.scanString("x", into: &found) && found == ":")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
        #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &found) && found == "abc")
        #expect(scanner.isAtEnd && !scanner.scanUpTo("y", into: nil as UnsafeMutablePointer<NSString?>?))
    }
}
