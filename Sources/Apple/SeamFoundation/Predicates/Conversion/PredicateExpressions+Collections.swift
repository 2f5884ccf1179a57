import Foundation

extension PredicateExpressions.SequenceContains: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.compare(element, .in, sequence)
    }
}

extension PredicateExpressions.CollectionContainsCollection: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.compare(base, .contains, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.compare(base, .beginsWith, prefix)
    }
}

extension PredicateExpressions.StringContainsRegex: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        guard case .constant(let value) = try conversion.expression(regex).node,
            let regex = value as? PredicateExpressions.PredicateRegex
        else { throw PredicateConversion.Failure() }
        let pattern = NSExpression(forConstantValue: "(?s:.*)(?:\(regex.stringRepresentation))(?s:.*)")
        return .predicate(PredicateConversion.compare(try conversion.expression(subject), .matches, pattern))
    }
}

extension PredicateExpressions.SequenceContainsWhere: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let found = try conversion.subquery(sequence, variable.key, test)
        return .predicate(
            PredicateConversion.compare(
                PredicateConversion.count(of: found), .greaterThan, NSExpression(forConstantValue: 0)))
    }
}

extension PredicateExpressions.SequenceAllSatisfy: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        let found = try conversion.subquery(sequence, variable.key, test, isNegated: true)
        return .predicate(
            PredicateConversion.compare(
                PredicateConversion.count(of: found), .equalTo, NSExpression(forConstantValue: 0)))
    }
}

extension PredicateExpressions.Filter: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        .expression(try conversion.subquery(sequence, variable.key, filter))
    }
}

extension PredicateExpressions.SequenceMinimum: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("min:", elements)
    }
}

extension PredicateExpressions.SequenceMaximum: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("max:", elements)
    }
}

extension PredicateExpressions.CollectionIndexSubscript: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("objectFrom:withIndex:", wrapped, index)
    }
}

extension PredicateExpressions.DictionaryKeySubscript: ConvertiblePredicateExpression {
    func converted(_ conversion: inout PredicateConversion) throws -> PredicateConversion.Result {
        try conversion.function("objectFrom:withIndex:", wrapped, key)
    }
}
