import Combine
import Testing

@Suite struct DebuggingTests {
    @Test func printing() {
        final class Output: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let output = Output()
        let recorder = Recorder<Int, Never>(.max(2))
        (1...3).publisher.print("p", to: output).subscribe(recorder)
        recorder.cancel()
        #expect(
            output.text == """
                p: receive subscription: (1...3)
                p: request max: (2)
                p: receive value: (1)
                p: receive value: (2)
                p: receive cancel

                """)
    }
}
