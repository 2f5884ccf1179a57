import SeamFoundation

// Foundation on Linux has classes of these names that do nothing.
typealias NSComparisonPredicate = SeamFoundation.NSComparisonPredicate
typealias NSExpression = SeamFoundation.NSExpression
