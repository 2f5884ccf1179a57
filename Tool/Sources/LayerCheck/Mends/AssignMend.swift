import SwiftSyntax

/// Writes `sink { [weak self] in self?.title = $0 }` in place of `assign(to: \.title, on: self)`: the same values at the
/// same times, and nothing is kept.
enum AssignMend {
    static func edits(_ link: CallChain.Link) -> [Finding.Edit] {
        guard let call = link.call, call.trailingClosure == nil,
            let path = link.argument("to")?.as(KeyPathExprSyntax.self), !path.components.isEmpty,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return [] }
        // `\.title`, `\Self.title` and `\ListController.title` name the same.
        let components = path.components.trimmedDescription
        guard components.hasPrefix(".") else { return [] }
        let name = member.declName
        return [
            Finding.Edit(
                range: name.positionAfterSkippingLeadingTrivia
                    .utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset,
                text: "sink { [weak self] in self?\(components) = $0 }")
        ]
    }
}
