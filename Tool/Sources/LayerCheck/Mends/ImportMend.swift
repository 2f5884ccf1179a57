import SwiftSyntax

/// Imports what is left of UIKit or SwiftUI without the interface, where a file uses nothing else of it.
enum ImportMend {
    static func edits(_ item: SourceFile.Import, _ file: SourceFile, _ program: Program) -> [Finding.Edit] {
        guard item.node.importKindSpecifier == nil, item.node.path.count == 1 else { return [] }
        let use = ImportUse(of: file, program)
        switch item.module {
        case "UIKit": guard !use.usesUIKit else { return [] }
        case "SwiftUI": guard !use.usesSwiftUI, !use.usesUIKit else { return [] }
        default: return []
        }
        let wanted =
            (file.imports("Foundation") ? [] : ["Foundation"])
            + (use.usesCombine && !file.imports("Combine") ? ["Combine"] : [])
            + (use.usesObservation && !file.imports("Observation") ? ["Observation"] : [])
        let start = item.node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = item.node.path.endPositionBeforeTrailingTrivia.utf8Offset
        if wanted.isEmpty {
            // The line goes with it, and no comment after it.
            let next = item.node.nextToken(viewMode: .sourceAccurate)
            let isAtLineEnd = next?.leadingTrivia.first?.isNewline == true
            end = item.node.endPosition.utf8Offset + (isAtLineEnd ? 1 : 0)
        }
        return [Finding.Edit(range: start..<end, text: wanted.map { "import \($0)" }.joined(separator: "\n"))]
    }
}

/// What a file uses of the frameworks that it may import.
struct ImportUse {
    private(set) var usesUIKit = false
    /// Whether it uses anything that may be SwiftUI's: a name that is neither the project's nor known to be another's.
    private(set) var usesSwiftUI = false
    private(set) var usesCombine = false
    private(set) var usesObservation = false
    /// Names of SwiftUI's that stand for the interface, in the file's order.
    private(set) var interfaceNames: [String] = []

    init(of file: SourceFile, _ program: Program) {
        let reader = Reader(program)
        reader.walk(file.tree)
        self = reader.use
    }

    private init() {}

    fileprivate static let interfacePrefixes = [
        "UI", "NSAttributedString", "NSMutableAttributedString", "NSParagraphStyle", "NSLayout", "NSText", "CA", "CG",
        "CI",
        "IBOutlet", "IBAction", "NSDirectional", "NSMutableParagraphStyle", "NSShadow",
    ]
    fileprivate static let combineNames: Set<String> = [
        "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
        "Just", "Fail", "Future", "Publishers", "Publisher", "Subject", "ObservableObjectPublisher", "Cancellable",
    ]
    fileprivate static let observationNames: Set<String> = [
        "Observable", "ObservationIgnored", "ObservationTracked", "withObservationTracking",
    ]
    /// Names of SwiftUI's that view models are given to.
    fileprivate static let viewNames: Set<String> = [
        "Color", "Image", "Font", "Text", "Animation", "Binding", "AppStorage", "SceneStorage", "LocalizedStringKey",
        "NavigationPath", "Alignment", "Edge", "Gradient", "AnyView", "View", "State", "StateObject", "ObservedObject",
        "EnvironmentObject", "Environment", "withAnimation", "ColorScheme", "ScenePhase", "PhotosPickerItem", "Query",
    ]
    /// Functions of SwiftUI's, and what it gives to lists.
    fileprivate static let functions: Set<String> = ["withAnimation", "withTransaction"]
    fileprivate static let listMethods = ["fromOffsets", "atOffsets"]
    /// Names of the standard library and Foundation that view models use.
    fileprivate static let plainNames: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool",
        "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional", "Result", "Error", "Void", "Any",
        "AnyObject", "AnyHashable", "Never", "Self", "Range", "ClosedRange", "Sequence", "Collection", "Identifiable",
        "Codable", "Decodable", "Encodable", "CodingKey", "CodingKeys", "Hashable", "Equatable", "Comparable",
        "CaseIterable", "RawRepresentable", "CustomStringConvertible", "Sendable", "Task", "MainActor", "AsyncStream",
        "AsyncSequence", "AsyncThrowingStream", "Actor", "CancellationError", "KeyPath", "WritableKeyPath", "Mirror",
        "ObjectIdentifier", "StaticString", "Type", "Element", "Duration", "ContinuousClock", "Hasher", "JSONDecoder",
        "JSONEncoder", "Data", "Date", "DateFormatter", "DateComponents", "Calendar", "TimeInterval", "TimeZone",
        "Locale",
        "URL", "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "URLError", "URLComponents",
        "URLQueryItem",
        "UUID", "NSError", "NSObject", "NSPredicate", "NSSortDescriptor", "NSString", "NSNumber", "NSLock", "NSRange",
        "NumberFormatter", "Decimal", "DispatchQueue", "DispatchGroup", "DispatchWorkItem", "DispatchTime",
        "OperationQueue",
        "Timer", "RunLoop", "NotificationCenter", "Notification", "UserDefaults", "FileManager", "Bundle", "IndexPath",
        "IndexSet", "CharacterSet", "LocalizedError", "CGFloat", "Thread", "ProcessInfo", "DecodingError",
        "EncodingError",
        "Measurement", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "NSLocalizedString", "Selector",
    ]

    private final class Reader: SyntaxVisitor {
        private let program: Program
        private var generics: Set<String> = []
        var use = ImportUse()

        init(_ program: Program) {
            self.program = program
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
            generics.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            if let label = node.label?.text, ImportUse.listMethods.contains(label) { use.usesSwiftUI = true }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            // `Filter.All` is a name of `Filter`'s.
            if let base = node.base { walk(base) }
            if let arguments = node.declName.argumentNames { walk(arguments) }
            return .skipChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            walk(node.baseType)
            if let arguments = node.genericArgumentClause { walk(arguments) }
            return .skipChildren
        }

        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
            if let clause = node.parameterClause { walk(clause) }
            if let value = node.rawValue { walk(value) }
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard case .identifier(let text) = token.tokenKind else { return .skipChildren }
            if ImportUse.interfacePrefixes.contains(where: text.hasPrefix), text != "CGFloat",
                program.types(named: text).isEmpty
            {
                use.usesUIKit = true
            }
            if ImportUse.combineNames.contains(text) { use.usesCombine = true }
            if ImportUse.observationNames.contains(text) { use.usesObservation = true }
            let isForeign = program.types(named: text).isEmpty
            if isForeign, ImportUse.viewNames.contains(text), !use.interfaceNames.contains(text) {
                use.interfaceNames.append(text)
            }
            let isKnown =
                ImportUse.plainNames.contains(text) || ImportUse.combineNames.contains(text)
                || ImportUse.observationNames.contains(text) || !isForeign
                || generics.contains(text)
            if ImportUse.functions.contains(text) || (TypeNames.isCapital(text) && !isKnown) { use.usesSwiftUI = true }
            return .skipChildren
        }
    }
}
