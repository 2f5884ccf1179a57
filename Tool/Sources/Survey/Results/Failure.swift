/// The first thing that went wrong with an app.
public struct Failure: Codable, Equatable, Sendable {
    /// The kind of it. Reports group by this and by the subject.
    public enum Cause: String, Codable, CaseIterable, Sendable {
        case notAnApp = "not an app"
        case project = "project that cannot be read"
        case missingFramework = "missing framework"
        case missingLibrary = "missing library"
        case objectiveC = "Objective-C"
        case missingInterface = "missing API"
        case translator = "error in translated source"
        case compilerCrash = "compiler crash"
        case compilerError = "other compiler error"
        case linker = "linker error"
        case buildTimeout = "build took too long"
        case crashAtStart = "crash at start"
        case noWindow = "no window"
        case blankScreen = "blank screen"
        case startFailed = "ended at start"
        case startTimeout = "hang at start"
        case crashInFlow = "crash in the flow"
        case flowFailed = "flow failed"
        case flowTimeout = "hang in the flow"
        case crashAtRandom = "crash in random use"
        case monkeyFailed = "ended in random use"
        case monkeyTimeout = "hang in random use"
        case testsDoNotBuild = "tests do not build"
        case testsCrashed = "crash in the tests"
        case testsFailed = "tests failed"
        case testsTimeout = "hang in the tests"
        case notRun = "could not be tried"
    }

    public var cause: Cause
    /// The framework, library, type or member that is missing; nil where the cause has no subject.
    public var subject: String?
    public var message: String
    /// `FILE:LINE:COLUMN`, from the checkout's folder; nil if it is not known.
    public var place: String?

    public init(_ cause: Cause, subject: String? = nil, _ message: String, place: String? = nil) {
        self.cause = cause
        self.subject = subject
        self.message = message
        self.place = place
    }

    /// The name of its group in reports: `missing framework MapKit`.
    public var title: String { cause.rawValue + (subject.map { " " + $0 } ?? "") }
}
