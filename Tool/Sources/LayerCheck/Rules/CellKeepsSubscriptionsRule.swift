import SwiftSyntax

/// A cell that is used again with the subscriptions of the row before.
enum CellKeepsSubscriptionsRule: CheckRule {
    static let name = "cell-keeps-subscriptions"
    static let summary = "A cell lets go of its subscriptions before it is used again."
    static let reason = """
        A list uses its cells again. One that binds each row and keeps the old bindings shows the values of rows that are
        long gone, and does each thing as many times as it was used.
        """
    static let remedy = """
        Empty the set, or put in a new bag, in `prepareForReuse()` (after calling `super`), or at the beginning of the method
        that binds the cell. `--fix` does the first, where nothing that was bound once is in the same set.
        """
    static let findings = [
        "import UIKit\nimport Combine\nfinal class RowCell: UITableViewCell {\n    private var bag = Set<AnyCancellable>() // !\n    func show(_ row: Row) { row.$title.sink { [weak self] in self?.set($0) }.store(in: &bag) }\n}",
        "import UIKit\nimport RxSwift\nfinal class RowCell: UICollectionViewCell {\n    var disposeBag = DisposeBag() // !\n}\nfinal class ListController: UIViewController {\n    func set(_ cell: RowCell) { cell.tap.subscribe(onNext: { }).disposed(by: cell.disposeBag) }\n}",
    ]
    static let lookalikes = [
        "import UIKit\nimport Combine\nfinal class RowCell: UITableViewCell {\n    private var bag = Set<AnyCancellable>()\n    override func prepareForReuse() { super.prepareForReuse(); bag.removeAll() }\n    func show(_ row: Row) { row.$title.sink { [weak self] in self?.set($0) }.store(in: &bag) }\n}",
        // Bound once, to views that are the cell's own.
        "import UIKit\nimport RxSwift\nfinal class RowCell: UITableViewCell {\n    private let bag = DisposeBag()\n    override func awakeFromNib() { super.awakeFromNib(); button.rx.tap.subscribe(onNext: { [weak self] in self?.tell() }).disposed(by: bag) }\n}",
    ]

    static let mends = [
        Mend(
            "import UIKit\nimport Combine\nfinal class RowCell: UITableViewCell {\n    private var bag = Set<AnyCancellable>()\n\n    func show(_ row: Row) { row.$title.sink { [weak self] in self?.set($0) }.store(in: &bag) }\n}",
            "import UIKit\nimport Combine\nfinal class RowCell: UITableViewCell {\n    private var bag = Set<AnyCancellable>()\n\n    func show(_ row: Row) { row.$title.sink { [weak self] in self?.set($0) }.store(in: &bag) }\n\n    override func prepareForReuse() {\n        super.prepareForReuse()\n        bag.removeAll()\n    }\n}"
        ),
        Mend(
            "import UIKit\nimport RxSwift\nclass RowCell: UICollectionViewCell {\n    let disposeBag = DisposeBag() // the row's\n\n    override func prepareForReuse() {\n        super.prepareForReuse()\n        label.text = nil\n    }\n}\nfinal class ListController: UIViewController {\n    func set(_ cell: RowCell) { cell.tap.subscribe(onNext: { }).disposed(by: cell.disposeBag) }\n}",
            "import UIKit\nimport RxSwift\nclass RowCell: UICollectionViewCell {\n    var disposeBag = DisposeBag() // the row's\n\n    override func prepareForReuse() {\n        super.prepareForReuse()\n        disposeBag = DisposeBag()\n        label.text = nil\n    }\n}\nfinal class ListController: UIViewController {\n    func set(_ cell: RowCell) { cell.tap.subscribe(onNext: { }).disposed(by: cell.disposeBag) }\n}"
        ),
    ]

    private static let tokens: Set<String> = ["AnyCancellable", "DisposeBag", "CompositeDisposable"]
    private static let once: Set<String> = [
        "init", "awakeFromNib", "layoutSubviews", "didMoveToSuperview", "didMoveToWindow",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        let kinds = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
        for type in app.program.types
        where type.kind == .class && kinds.contains(where: { app.program.isKind(type, of: $0) }) {
            for property in type.storedProperties where property.typeNames.contains(where: tokens.contains) {
                guard isFilled(property, of: type, app), !isEmptied(property, of: type, app) else { continue }
                report.add(
                    property.file, property.node, subject: "\(type.qualifiedName) \(property.name)",
                    "the cell \(type.qualifiedName) is used again with what \(property.name) holds",
                    fix: fix(property, of: type, app))
            }
        }
    }

    /// Whether subscriptions are added each time the cell is used: not only where it is made.
    private static func isFilled(_ property: TypeFacts.Property, of type: TypeFacts, _ app: CheckedApp) -> Bool {
        // Methods that are called from nowhere but where the cell is made bind it once too.
        let made = type.methods.filter { once.contains($0.name) }
        let called = Set(made.flatMap { $0.body.map(Mentions.calls) ?? [] })
        for method in type.methods where !once.contains(method.name) {
            guard let body = method.body, Mentions.keeps(property.name, in: body, base: nil) else { continue }
            if !(method.isPrivate && called.contains(method.name)) && !called.contains(method.name) { return true }
        }
        for other in type.properties
        where other.observers.map({ Mentions.keeps(property.name, in: $0, base: nil) }) == true {
            return true
        }
        guard !property.isPrivate else { return false }
        return app.program.types.contains { other in
            other !== type
                && other.parts.contains { part in
                    Mentions.keeps(property.name, in: part.node.memberBlock, base: "cell")
                }
        }
    }

    /// Empties the property when the cell is used again; nothing if that would end what was bound once, or might.
    private static func fix(_ property: TypeFacts.Property, of type: TypeFacts, _ app: CheckedApp) -> [Finding.Edit] {
        let made = type.methods.filter { once.contains($0.name) }
        let called = Set(made.flatMap { $0.body.map(Mentions.calls) ?? [] })
        let isBoundOnce = type.methods.contains { method in
            (once.contains(method.name) || called.contains(method.name))
                && method.body.map { Mentions.keeps(property.name, in: $0, base: nil) } == true
        }
        let isInherited = app.program.types.contains { $0.inherited.contains(type.name) }
        return isBoundOnce || isInherited ? [] : ReuseMend.edits(property, of: type)
    }

    private static func isEmptied(_ property: TypeFacts.Property, of type: TypeFacts, _ app: CheckedApp) -> Bool {
        type.parts.contains { Mentions.empties(property.name, in: $0.node.memberBlock) }
    }
}

/// The uses of a property of tokens.
private enum Mentions {
    static func calls(in body: CodeBlockSyntax) -> Set<String> {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(body)
        return reader.calls
    }

    /// - Parameter base: A part of the name of the expression whose property it is; nil for the type's own.
    static func keeps(_ name: String, in node: some SyntaxProtocol, base: String?) -> Bool {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(node)
        return reader.kept.contains { owner, property in
            property == name && (base.map { owner.lowercased().contains($0) } ?? (owner.isEmpty || owner == "self"))
        }
    }

    static func empties(_ name: String, in node: some SyntaxProtocol) -> Bool {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(node)
        return reader.emptied.contains(name)
    }

    private final class Reader: SyntaxVisitor {
        var calls: Set<String> = []
        /// The owner and the property that tokens are put into.
        var kept: [(String, String)] = []
        var emptied: Set<String> = []

        private func split(_ expression: ExprSyntax) -> (String, String)? {
            let plain = expression.as(InOutExprSyntax.self)?.expression ?? expression
            if let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.text { return ("", name) }
            guard let member = plain.as(MemberAccessExprSyntax.self) else { return nil }
            return (member.base?.trimmedDescription ?? "", member.declName.baseName.text)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { calls.insert(name) }
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
                let name = member.declName.baseName.text
                if member.base?.trimmedDescription == "self" { calls.insert(name) }
                if ["store", "disposed", "addDisposableTo"].contains(name),
                    let argument = node.arguments.first?.expression,
                    let place = split(argument)
                {
                    kept.append(place)
                }
                if ["insert", "append"].contains(name), let base = member.base, let place = split(base) {
                    kept.append(place)
                }
                if ["removeAll", "cancel", "forEach", "dispose"].contains(name), let base = member.base,
                    let place = split(base)
                {
                    emptied.insert(place.1)
                }
            }
            return .visitChildren
        }

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            if node.operator.is(AssignmentExprSyntax.self), let place = split(node.leftOperand) {
                emptied.insert(place.1)
            }
            return .visitChildren
        }
    }
}
