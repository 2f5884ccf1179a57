import Foundation
import Testing
import YandexMobileMetrica

@Suite struct YMMYandexMetricaTests {
    @Test func aKeyIsAUUID() {
        #expect(YMMYandexMetricaConfiguration(apiKey: "no key") == nil)
        let key = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
        #expect(YMMYandexMetricaConfiguration(apiKey: key)?.apiKey == key)
    }

    @Test func eventsFailBeforeItBegins() throws {
        var failures: [Int] = []
        let note: (any Error) -> Void = { failures.append(($0 as NSError).code) }
        YMMYandexMetrica.reportEvent("opened", parameters: ["screen": "main"], onFailure: note)
        #expect(failures == [1000])
        let configuration = try #require(
            YMMYandexMetricaConfiguration(apiKey: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
        YMMYandexMetrica.activate(with: configuration)
        YMMYandexMetrica.reportEvent("opened", onFailure: note)
        #expect(failures == [1000])
        YMMYandexMetrica.reportEvent("", onFailure: note)
        #expect(failures == [1000, 1001])
    }
}
