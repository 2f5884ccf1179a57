import SwiftSyntax

/// Libraries whose headers import UIKit.
enum BroughtUIKitRule: TranslationRule {
    static let name = "brought UIKit"
    static let summary = """
        RxSwift and its companions bring UIKit along, as the headers do that CocoaPods writes for them, and so does \
        XCTest.
        """
    static let example = RuleExample(
        before: "import RxSwift\nlet view = UIView()", after: "import RxSwift; import UIKit\nlet view = UIView()")

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard let first = node.path.first,
                ModuleNames.bringingUIKit.contains(ModuleNames.translated(first.name.text)), !file.importsUIKit
            else { return }
            file.importsUIKit = true
            file.append("; import UIKit", to: node)
        }
    }
}
