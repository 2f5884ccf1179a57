import SwiftSyntax

/// Calls in a row, such as `model.$items.map(f).sink { }.store(in: &bag)`.
struct CallChain {
    /// A member, with its call if it is called.
    struct Link {
        var name: String
        var token: TokenSyntax
        var call: FunctionCallExprSyntax?

        var labels: [String] { call?.arguments.map { $0.label?.text ?? "_" } ?? [] }

        /// The closures that the call is given.
        var closures: [ClosureExprSyntax] {
            guard let call else { return [] }
            return call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
                + [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
        }

        func argument(_ label: String) -> ExprSyntax? {
            call?.arguments.first { $0.label?.text == label }?.expression
        }
    }

    /// The expression at the beginning: a name, `self`, or a call of a function.
    let base: ExprSyntax
    /// The call at the beginning, if the base is called itself: `load()`.
    let baseCall: FunctionCallExprSyntax?
    let links: [Link]

    init(_ expression: ExprSyntax) {
        var links: [Link] = []
        var current = expression
        var pending: FunctionCallExprSyntax?
        var baseCall: FunctionCallExprSyntax?
        loop: while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                pending = call
                baseCall = call
                current = call.calledExpression
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                links.append(Link(name: member.declName.baseName.text, token: member.declName.baseName, call: pending))
                pending = nil
                baseCall = nil
                guard let next = member.base else { break loop }
                current = next
            } else if let optional = current.as(OptionalChainingExprSyntax.self) {
                current = optional.expression
            } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
                current = forced.expression
            } else if let tried = current.as(TryExprSyntax.self) {
                current = tried.expression
            } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
                current = generic.expression
            } else {
                break
            }
        }
        base = current
        self.baseCall = baseCall
        self.links = links.reversed()
    }

    var last: Link? { links.last }

    /// The index of the link that subscribes; nil if none does.
    func subscription(_ file: SourceFile) -> (index: Int, kind: Subscription)? {
        for (index, link) in links.enumerated().reversed() {
            // `button.rx.bind(to: action) { }` of the library Action returns nothing.
            if link.name == "bind", index > 0, links[index - 1].name == "rx" { continue }
            if let kind = Subscription(link, file) { return (index, kind) }
        }
        return nil
    }

    /// Whether the chain begins at a property or a variable, and so at something that may go on for ever, and no operator
    /// ends it.
    func isEndless(before index: Int) -> Bool {
        guard baseCall == nil else { return false }
        for link in links[..<index] {
            if ["first", "prefix", "take", "elementAt", "element", "output", "single", "asSingle", "last"].contains(
                link.name), link.call != nil
            {
                return false
            }
            // `service.load().sink`: a method's publisher may well end.
            if link.call != nil, !Self.operators.contains(link.name) { return false }
        }
        return true
    }

    /// Operators of Combine and RxSwift that go on as long as what they stand on.
    private static let operators: Set<String> = [
        "map", "tryMap", "compactMap", "tryCompactMap", "filter", "tryFilter", "removeDuplicates",
        "distinctUntilChanged",
        "receive", "observe", "observeOn", "subscribe", "subscribeOn", "debounce", "throttle", "delay", "dropFirst",
        "skip",
        "handleEvents", "do", "share", "combineLatest", "merge", "zip", "withLatestFrom", "eraseToAnyPublisher",
        "asObservable", "asDriver", "asSignal", "orEmpty", "setFailureType", "replaceError", "replaceNil", "catch",
        "catchError", "catchErrorJustReturn", "catchAndReturn", "scan", "startWith", "start", "prepend", "print",
        "debug",
        "flatMap", "flatMapLatest", "switchToLatest", "switchLatest", "mapError", "publisher", "controlEvent", "items",
        "modelSelected", "itemSelected", "tracking", "source", "changes", "notification", "autoconnect", "unwrap",
        "throttled", "asInfallible", "tap",
    ]
}

/// The ways in which a chain of Combine, RxSwift or the toolkit is subscribed to.
enum Subscription {
    case combine, rx, toolkit

    /// Whether it ends when what it returns is released.
    var endsWithItsToken: Bool { self != .rx }

    init?(_ link: CallChain.Link, _ file: SourceFile) {
        guard link.call != nil else { return nil }
        let first = link.labels.first
        switch link.name {
        case "sink": self = .combine
        case "assign" where link.labels == ["to", "on"]: self = .combine
        case "bind" where file.imports("Seam", "SeamCombine", "SeamRx") && first == "to": self = .toolkit
        case "bindTwoWay" where file.imports("Seam", "SeamCombine", "SeamRx"): self = .toolkit
        case "observe", "on":
            guard file.imports("Seam", "SeamCombine", "SeamRx"), link.call?.trailingClosure != nil else { return nil }
            self = .toolkit
        case "subscribe", "bind", "drive", "emit", "subscribeNext":
            guard file.imports("RxSwift", "RxCocoa", "RxRelay"), first != "on" else { return nil }
            self = .rx
        default: return nil
        }
    }
}
