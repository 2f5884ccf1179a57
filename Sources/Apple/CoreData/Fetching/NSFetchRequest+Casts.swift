extension NSFetchRequest {
    /// A fetch request as one with results of this type; nil for what is no fetch request. In an app's sources
    /// `request as? NSFetchRequest<Note>` stands for this.
    ///
    /// - Returns: The request itself, or one that asks the same if it was made with another type of results.
    public static func _cast(_ request: Any?) -> NSFetchRequest<ResultType>? {
        if let same = request as? NSFetchRequest<ResultType> { return same }
        guard let other = request as? any AnyFetchRequest else { return nil }
        let made = NSFetchRequest<ResultType>()
        made.take(from: other)
        return made
    }

    /// The same; what is no fetch request ends the program. In an app's sources `request as! NSFetchRequest<Note>` stands
    /// for this.
    public static func _forcedCast(_ request: Any?) -> NSFetchRequest<ResultType> {
        guard let made = _cast(request) else {
            fatalError("Could not cast value of type '\(type(of: request))' to '\(Self.self)'")
        }
        return made
    }
}
