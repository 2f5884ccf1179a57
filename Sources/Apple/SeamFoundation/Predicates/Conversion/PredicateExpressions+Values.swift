import Foundation

extension PredicateExpressions.Variable: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        .expression(try conversion.value(of: key))
    }
}

extension PredicateExpressions.Value: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        .expression(NSExpression(forConstantValue: value))
    }
}

extension PredicateExpressions.NilLiteral: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        .expression(NSExpression(forConstantValue: nil))
    }
}

extension PredicateExpressions.ForcedUnwrap: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.convert(inner)
    }
}

extension PredicateExpressions.ConditionalCast: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.convert(input)
    }
}

extension PredicateExpressions.ForceCast: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.convert(input)
    }
}

extension PredicateExpressions.KeyPath: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let object = try conversion.expression(root)
        let isText = Root.Output.self == String.self || Root.Output.self == Optional<String>.self
        let size =
            isText
            ? NSExpression(forFunction: "length:", arguments: [object]) : PredicateConversion.count(of: object)
        switch kind {
        case .collectionCount?: return .expression(size)
        case .collectionIsEmpty?:
            return .predicate(PredicateConversion.compare(size, .equalTo, NSExpression(forConstantValue: 0)))
        case .collectionFirst?: return .expression(Self.element("FIRST", of: object))
        case .bidirectionalCollectionLast?: return .expression(Self.element("LAST", of: object))
        case nil: break
        @unknown default: break
        }
        guard let names = KeyPathNames.names(of: keyPath) else { throw PredicateConversion.Failure() }
        if names == ["self"] { return .expression(object) }
        return .expression(PredicateParser.path(from: object, names.joined(separator: ".")))
    }

    private static func element(_ place: String, of object: NSExpression) -> NSExpression {
        NSExpression(
            forFunction: "objectFrom:withIndex:", arguments: [object, NSExpression(forConstantValue: place)])
    }
}

extension PredicateExpressions.Arithmetic: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        switch op {
        case .add: try conversion.function("add:to:", lhs, rhs)
        case .subtract: try conversion.function("from:subtract:", lhs, rhs)
        case .multiply: try conversion.function("multiply:by:", lhs, rhs)
        @unknown default: throw PredicateConversion.Failure()
        }
    }
}

extension PredicateExpressions.IntDivision: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("divide:by:", lhs, rhs)
    }
}

extension PredicateExpressions.FloatDivision: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("divide:by:", lhs, rhs)
    }
}

extension PredicateExpressions.IntRemainder: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("modulus:by:", lhs, rhs)
    }
}

extension PredicateExpressions.UnaryMinus: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let zero = NSExpression(forConstantValue: 0)
        return .expression(
            NSExpression(forFunction: "from:subtract:", arguments: [zero, try conversion.expression(wrapped)]))
    }
}
