import Documents
import Glibc

/// One app process, or the processes that it started, of one visitor.
@MainActor
final class Visit {
    /// Why a visit is over.
    enum Reason: Equatable {
        /// The app ended by itself, with a status of 0.
        case closed
        /// The visitor ended it.
        case ended
        case crashed(ChildProcess.Ending)
        case memory
        case processes
        case processorTime
        case idle
        /// The app did not begin to listen in time, or could not be started.
        case failed
        /// The server ends.
        case shutdown
    }

    enum State: Equatable {
        case starting
        case running
        /// Its processes are being ended.
        case ending(Reason)
        case over(Reason)
    }

    let address: VisitAddress
    /// The digest of the visitor's secret.
    let visitor: String
    let app: ServedApp
    let folder: VisitFolder
    /// The app's secret; it stays between this server and the app.
    let token: String
    var state = State.starting
    var process: ChildProcess?
    var log: LogPipe?
    /// Called when the app listens, or when it will not.
    var waiting: [@MainActor () -> Void] = []
    /// WebSockets that are connected now.
    var connections = 0 {
        didSet {
            if connections > 0 { wasConnected = true }
            lastUse = Visit.now
        }
    }
    /// Whether a page was ever connected.
    private(set) var wasConnected = false
    var lastUse = Visit.now
    let begin = Visit.now
    /// All of its processes as last seen.
    private(set) var members: [ProcessRow] = []
    /// The processor time of each of its processes, as last seen, in ticks; and that of those that are gone.
    private var ticks: [pid_t: (start: UInt64, ticks: Int64)] = [:]
    private var endedTicks: Int64 = 0
    /// Since when it is as it is.
    var lastChange = Visit.now

    init(address: VisitAddress, visitor: String, app: ServedApp, folder: VisitFolder) {
        self.address = address
        self.visitor = visitor
        self.app = app
        self.folder = folder
        token = Secret.make(bits: 256)
    }

    /// Whether there are processes of it.
    var isAlive: Bool {
        if case .over = state { return false }
        return true
    }

    /// Seconds on a clock that only goes forward.
    nonisolated static var now: Double {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    /// Seconds without a page.
    var idleTime: Double { connections > 0 ? 0 : Visit.now - lastUse }

    /// Seconds of all its processes, those that are gone too.
    var processorTime: Double {
        // Those that came and went unseen are in the account of whoever waited for them; those that nobody waited for
        // are in what was seen of them.
        let seen = endedTicks + ticks.values.reduce(0) { $0 + $1.ticks }
        let waited = members.reduce(0) { $0 + $1.ticks + $1.waitedTicks }
        return Double(max(seen, waited)) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Takes down what its processes use.
    func note(_ rows: [ProcessRow]) {
        members = rows.filter { !$0.isZombie }
        var seen: [pid_t: (start: UInt64, ticks: Int64)] = [:]
        for row in rows { seen[row.pid] = (row.start, row.ticks) }
        for (pid, last) in ticks where seen[pid]?.start != last.start { endedTicks += last.ticks }
        ticks = seen
    }

    func change(to state: State) {
        self.state = state
        lastChange = Visit.now
    }

    /// Calls those who wait for the start.
    func answerWaiting() {
        let waiting = waiting
        self.waiting = []
        waiting.forEach { $0() }
    }
}
