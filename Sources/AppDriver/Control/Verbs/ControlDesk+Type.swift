import Documents
import UIKit

extension ControlDesk {
    func type(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        if let selector = arguments.element("into") {
            let timeout = arguments.double("timeout") ?? Self.patience
            // A tap would move the caret of a text that is being edited.
            if !(screen.elements(for: selector).first?.isFocused ?? false) {
                try await take(.tapOn(.element(selector, at: nil), count: 1, delay: 0), timeout: timeout)
                await clock.settle(limit: ScreenRest.limit)
            }
        }
        if arguments.flag("clear") { try await take(.eraseText(count: nil)) }
        try await take(.inputText(arguments.text("text") ?? ""))
        if arguments.flag("submit") { try await take(.pressKey(.enter)) }
        return []
    }
}
