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
        values, run its changes in `withAnimation`, and keep a setting in `@AppStorage`, or give the view model a store for
        it. `--fix` replaces the import where the file uses nothing of UIKit or SwiftUI.
        """
    static let findings = [
        "import UIKit // !\nfinal class TodoViewModel { var title = \"\" }",
        "import SwiftUI // !\nfinal class TodoViewModel: ObservableObject { @Published var title = \"\" }",
        "import SwiftUI // !\n@Observable final class TodoViewModel { var tint = Color.red }",
    ]
    static let lookalikes = [
        "import Foundation\nfinal class TodoViewModel { var title = \"\" }",
        // The view in the same file needs it.
        "import UIKit\nfinal class TodoViewModel { var title = \"\" }\nfinal class TodoView: UIView {}",
        "#if canImport(UIKit)\n    import UIKit\n#endif\nfinal class TodoViewModel { var title = \"\" }",
    ]

    static let mends = [
        Mend(
            "// Todo\nimport SwiftUI\n\nfinal class TodoViewModel: ObservableObject { @Published var rows: [Todo] = [] }\nstruct Todo {}",
            "// Todo\nimport Foundation\nimport Combine\n\nfinal class TodoViewModel: ObservableObject { @Published var rows: [Todo] = [] }\nstruct Todo {}"
        ),
        Mend(
            "import SwiftUI\n@Observable final class TodoViewModel { var title = \"\" }",
            "import Foundation\nimport Observation\n@Observable final class TodoViewModel { var title = \"\" }"),
        // Moving rows is SwiftUI's.
        Mend(
            "import SwiftUI\n@Observable final class TodoViewModel { var rows = [1]; func move(_ set: IndexSet) { rows.remove(atOffsets: set) } }",
            "import SwiftUI\n@Observable final class TodoViewModel { var rows = [1]; func move(_ set: IndexSet) { rows.remove(atOffsets: set) } }"
        ),
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for file in app.program.files {
            let types = app.program.types.filter { type in
                type.kind != .foreign && type.outer == nil
                    && type.parts.contains { $0.file === file && !$0.isExtension }
            }
            let models = types.filter { app.layer(of: $0) == .viewModel && $0.kind != .protocol }
            guard let model = models.first(where: \.isReference) ?? models.first,
                !types.contains(where: { [.view, .app, .coordinator].contains(app.layer(of: $0)) })
            else { continue }
            for item in file.imports where ["UIKit", "SwiftUI"].contains(item.module) {
                // Where there is none, the view model does without.
                if item.node.ancestor(IfConfigDeclSyntax.self) != nil { continue }
                // `import struct SwiftUI.Color` says what it is for; the module comes all the same.
                let names = item.module == "SwiftUI" ? ImportUse(of: file, app.program).interfaceNames : []
                report.add(
                    file, item.node, subject: "\(model.name) \(item.module)",
                    "the view model \(model.name) imports \(item.module)"
                        + (names.isEmpty ? "" : ", for \(names.prefix(3).joined(separator: ", "))"),
                    fix: ImportMend.edits(item, file, app.program))
            }
        }
    }
}
