import SwiftSyntax

/// A view model's file that imports UIKit or SwiftUI.
enum ViewModelImportsInterfaceRule: CheckRule {
    static let name = "view-model-imports-ui"
    static let summary = "A view model's file imports neither UIKit nor SwiftUI."
    static let reason = """
        A view model that is free of the interface can be tested in milliseconds, on any machine, and shown by another
        interface. The import is how the interface comes in.
        """
    static let remedy = """
        Import Foundation, and Combine for `@Published`. Let the view make colours, fonts and pictures of the view model's
        values. `--fix` replaces the import where the file uses nothing of UIKit.
        """
    static let findings = [
        "import UIKit // !\nfinal class TodoViewModel { var title = \"\" }",
        "import SwiftUI // !\nfinal class TodoViewModel: ObservableObject { @Published var title = \"\" }",
    ]
    static let lookalikes = [
        "import Foundation\nfinal class TodoViewModel { var title = \"\" }",
        // The view in the same file needs it.
        "import UIKit\nfinal class TodoViewModel { var title = \"\" }\nfinal class TodoView: UIView {}",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for file in app.program.files {
            let types = app.program.types.filter { type in
                type.kind != .foreign && type.outer == nil
                    && type.parts.contains { $0.file === file && !$0.isExtension }
            }
            guard let model = types.first(where: { app.layer(of: $0) == .viewModel && $0.kind != .protocol }),
                !types.contains(where: { [.view, .app, .coordinator].contains(app.layer(of: $0)) })
            else { continue }
            for item in file.imports where ["UIKit", "SwiftUI"].contains(item.module) {
                // `import struct SwiftUI.Color` says what it is for; the module comes all the same.
                report.add(
                    file, item.node, subject: "\(model.name) \(item.module)",
                    "the view model \(model.name) imports \(item.module)", fix: fix(item, file))
            }
        }
    }

    /// Imports what is left of UIKit without the interface, if the file uses nothing else of it.
    private static func fix(_ item: SourceFile.Import, _ file: SourceFile) -> [Finding.Edit] {
        guard item.module == "UIKit", item.node.importKindSpecifier == nil else { return [] }
        let reader = NameReader(viewMode: .sourceAccurate)
        reader.walk(file.tree)
        guard !reader.usesInterface else { return [] }
        let wanted =
            (file.imports("Foundation") ? [] : ["Foundation"])
            + (reader.usesCombine && !file.imports("Combine") ? ["Combine"] : [])
        let path = item.node.path
        let start = item.node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = path.endPositionBeforeTrailingTrivia.utf8Offset
        if wanted.isEmpty {
            // The line goes with it, and no comment after it.
            let isAtLineEnd = item.node.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.first?.isNewline == true
            end = item.node.endPosition.utf8Offset + (isAtLineEnd ? 1 : 0)
        }
        return [Finding.Edit(range: start..<end, text: wanted.map { "import \($0)" }.joined(separator: "\n"))]
    }

    private final class NameReader: SyntaxVisitor {
        var usesInterface = false
        var usesCombine = false

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard case .identifier(let text) = token.tokenKind else { return .skipChildren }
            let interface = [
                "UI", "NSAttributedString", "NSMutableAttributedString", "NSParagraphStyle", "NSLayout", "NSText", "CA",
                "CG", "CI", "IBOutlet", "IBAction", "NSDirectional", "NSMutableParagraphStyle", "NSShadow",
            ]
            if text != "UIKit", interface.contains(where: text.hasPrefix) { usesInterface = true }
            if [
                "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
                "AnyPublisher",
            ].contains(text) {
                usesCombine = true
            }
            return .skipChildren
        }
    }
}
