import SwiftSyntax

/// `#if` conditions: an app for iOS sees the branches for iOS.
enum PlatformCondition {
    private static let swiftUIQuestion = "canImport(SwiftUI"

    static func asksForSwiftUI(_ condition: String) -> Bool {
        condition.filter { !$0.isWhitespace }.contains(swiftUIQuestion)
    }

    /// The modules of `canImport`.
    static func modulesAskedFor(by condition: String) -> [String] {
        condition.matches(of: /canImport\(\s*(\w+)/).map { String($0.1) }
    }

    /// - Parameter hasSwiftUI: Whether SwiftUI is there for those who ask. Libraries that support it beside UIKit use
    ///   more of it than there is here; a module that can do without it does.
    static func translated(_ condition: String, _ options: TranslationOptions, hasSwiftUI: Bool) -> String {
        var text = condition
        let isForLinux = options.isForLinuxToo && !options.isForTests
        for (name, value) in [("iOS", "true"), ("Linux", isForLinux ? "true" : "false")] {
            while let range = text.firstRange(of: "os(\(name))") { text.replaceSubrange(range, with: value) }
        }
        // Sessions are as on Apple's platforms, where there is no such module.
        text = text.replacing(/canImport\(\s*FoundationNetworking\s*\)/, with: "false")
        // A library that asks means the way in which Apple's sessions leave the check of a server to the app.
        if isForLinux { text = text.replacing("canImport(Security)", with: "false") }
        guard !hasSwiftUI else { return text }
        while let range = text.firstRange(of: swiftUIQuestion),
            let end = text[range.upperBound...].firstIndex(of: ")")
        {
            text.replaceSubrange(range.lowerBound...end, with: "false")
        }
        return text
    }

    /// Whose branches are looked for.
    enum View {
        /// An app's for iOS; what depends on the modules that there are, and on Linux, is not known.
        case app
        /// The same with what every build here has.
        case build
        /// A library's on iOS.
        case libraryOnIOS
        /// A library's that knows Linux, and finds no Security there.
        case libraryOnLinux
    }

    /// Whether a condition holds for an app for iOS; nil if that depends on what is not known here.
    static func holds(_ condition: ExprSyntax, in view: View = .app) -> Bool? {
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return holds(negation.expression, in: view).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression, in: view)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
            let value = argument.expression.trimmedDescription
            switch call.calledExpression.trimmedDescription {
            // Libraries see the branches for Linux too.
            case "os": return value == "iOS" ? true : value == "Linux" ? isLinux(in: view) : false
            case "targetEnvironment": return value == "simulator" ? nil : false
            case "arch": return view == .app ? nil : value == "x86_64" || value == "arm64" ? nil : false
            case "canImport": return canImport(value, in: view)
            default: return nil
            }
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
        // Operands and operators in turn; what is between two of the weaker operators belongs together.
        var some: [Bool?] = []
        var all: Bool? = true
        for (index, element) in sequence.elements.enumerated() {
            if index % 2 == 0 {
                let own = holds(element, in: view)
                all = all == false || own == false ? false : all == nil || own == nil ? nil : true
            } else {
                switch element.trimmedDescription {
                case "&&": break
                case "||":
                    some.append(all)
                    all = true
                default: return nil
                }
            }
        }
        some.append(all)
        return some.contains(true) ? true : some.contains(nil) ? nil : false
    }

    private static func isLinux(in view: View) -> Bool? {
        switch view {
        case .app, .build: nil
        case .libraryOnIOS: false
        case .libraryOnLinux: true
        }
    }

    private static func canImport(_ module: String, in view: View) -> Bool? {
        switch (view, module) {
        case (.app, _): nil
        case (_, "UIKit"), (_, "Foundation"), (_, "Dispatch"), (_, "QuartzCore"), (_, "CoreGraphics"),
            (_, "ObjectiveC"):
            true
        case (_, "AppKit"), (_, "Cocoa"), (_, "WatchKit"), (_, "TVUIKit"): false
        case (.libraryOnIOS, "Security"), (.libraryOnIOS, "Darwin"), (.libraryOnLinux, "Glibc"): true
        case (.libraryOnLinux, "Security"), (.libraryOnLinux, "Darwin"), (.libraryOnIOS, "Glibc"): false
        default: nil
        }
    }
}
