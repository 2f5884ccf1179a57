/// A word of the language of predicates.
enum PredicateToken: Equatable {
    /// A name; with `isPlain`, one that `#` keeps from being a word of the language.
    case word(String, isPlain: Bool)
    /// A name behind `$`.
    case variable(String)
    case string(String)
    case integer(Int64)
    case real(Double)
    /// A conversion such as `%@` or `%d`, by its letter.
    case placeholder(Unicode.Scalar)
    case symbol(String)
    case end
}
