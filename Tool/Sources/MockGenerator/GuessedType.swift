import SwiftParser
import SwiftSyntax

/// The type of a property that states none, as far as its first value tells.
enum GuessedType {
    static func of(_ value: ExprSyntax) -> TypeSyntax? {
        if let list = value.as(SequenceExprSyntax.self) { return stated(in: list) }
        if let cast = value.as(AsExprSyntax.self) { return cast.questionOrExclamationMark == nil ? cast.type : nil }
        if value.is(StringLiteralExprSyntax.self) { return named("String") }
        if value.is(BooleanLiteralExprSyntax.self) { return named("Bool") }
        if value.is(IntegerLiteralExprSyntax.self) { return named("Int") }
        if value.is(FloatLiteralExprSyntax.self) { return named("Double") }
        if let negative = value.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
            return of(negative.expression)
        }
        if let call = value.as(FunctionCallExprSyntax.self) { return made(by: call.calledExpression) }
        if let list = value.as(ArrayExprSyntax.self), let first = list.elements.first,
            let element = of(first.expression)
        {
            return named("[\(element.trimmedDescription)]")
        }
        return nil
    }

    /// `[] as [String]`: the operators are not folded yet.
    private static func stated(in list: SequenceExprSyntax) -> TypeSyntax? {
        let parts = Array(list.elements)
        guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark == nil
        else { return nil }
        return parts[2].as(TypeExprSyntax.self)?.type
    }

    /// `Name(…)`, `Outer.Name<Int>(…)`, `[Int]()`.
    private static func made(by callee: ExprSyntax) -> TypeSyntax? {
        let text = callee.trimmedDescription
        let last = text.split(separator: "<", maxSplits: 1).first?.split(separator: ".").last
        guard text.hasPrefix("[") || last?.first?.isUppercase == true else { return nil }
        return named(text)
    }

    private static func named(_ text: String) -> TypeSyntax {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
    }
}
