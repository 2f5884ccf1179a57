import Combine
import Foundation

/// Does what a trace remarks on.
final class RemarksViewModel {
    let pings = PassthroughSubject<Int, Never>()
    @Published var name = ""
    @Published var greeting = ""

    func ping() { pings.send(1) }

    func rename() {
        name = "Ada"
        name = "Grace"
    }

    func work() { Thread.sleep(forTimeInterval: 0.04) }
}
