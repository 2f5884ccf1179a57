import Documents
import UIKit

extension ControlDesk {
    /// Characters are typed one by one, and the app has its turn after each.
    private static var longestText: Int { 10_000 }

    func type(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let text = arguments.text("text") ?? ""
        guard text.count <= Self.longestText else {
            throw ControlFailure(
                .badArgument, "type: the text has more than \(Self.longestText) characters", argument: "text")
        }
        if let selector = arguments.element("into") {
            let timeout = arguments.double("timeout") ?? Self.patience
            // A tap would move the caret of a text that is being edited.
            if !(screen.elements(for: selector).first?.isFocused ?? false) {
                try await take(.tapOn(.element(selector, at: nil), count: 1, delay: 0), timeout: timeout)
                await clock.settle(limit: ScreenRest.limit)
            }
        }
        if arguments.flag("clear") { try await take(.eraseText(count: nil)) }
        try await take(.inputText(text))
        if arguments.flag("submit") { try await take(.pressKey(.enter)) }
        return []
    }
}
