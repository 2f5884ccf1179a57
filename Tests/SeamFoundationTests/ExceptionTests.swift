import Foundation
import SeamFoundation
import Testing

@Suite struct ExceptionTests {
    @Test func anExceptionIsAValueUntilItIsRaised() {
        let exception = NSException(name: .rangeException, reason: "beyond the end", userInfo: ["index": 3])
        #expect(exception.name == .rangeException && exception.reason == "beyond the end")
        #expect(exception.userInfo?["index"] as? Int == 3)
        #expect(exception.callStackSymbols.isEmpty)
        #expect(NSException(name: NSExceptionName("Own"), reason: nil).description == "Own")
    }

    @Test func raisingOneTellsTheHandlerAndEndsTheApp() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { exception in
                let text = "handled \(exception.name.rawValue), \(exception.callStackSymbols.isEmpty)\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
            NSException(name: .genericException, reason: "enough").raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("handled NSGenericException, false"))
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSGenericException', reason: 'enough'"))
    }
}
