/// Why a call of xcodebuild's fails, and the status that it ends with.
struct XcodebuildError: Error {
    /// As of sysexits.h: 64 for a wrong call, 65 for what failed, 66 for what is not there, 70 for no destination.
    var status: Int32
    var message: String

    init(_ status: Int32, _ message: String) {
        self.status = status
        self.message = message
    }
}
