/// A lesson of the course: a page in each language, and an exercise.
public struct Lesson: Equatable, Sendable {
    /// As it is asked for, and the name of its page and of its exercise's folder.
    public let name: String
    /// What the exercise's app is called, and its module.
    public let app: String

    /// In the order in which they are to be read.
    public static let all = [
        Lesson(name: "closure", app: "Scores"),
        Lesson(name: "combine", app: "Badge"),
        Lesson(name: "rx", app: "Weather"),
        Lesson(name: "layers", app: "BusStop"),
        Lesson(name: "input-output", app: "SignUp"),
    ]
}
