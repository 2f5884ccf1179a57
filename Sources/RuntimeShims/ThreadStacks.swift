internal import CProcess

#if canImport(Glibc)
    import Glibc
#endif

/// What all threads of this process are doing, written down when the process is sent SIGQUIT.
///
/// Each thread writes down its own calls, in the handler of a signal; one that only does this collects and writes them.
/// The toolchain's backtracer sees the thread alone that took the signal.
public enum ThreadStacks {
    private static let capacity: Int32 = 128
    nonisolated(unsafe) private static let frames =
        UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(capacity))
    nonisolated(unsafe) private static var count: Int32 = 0
    nonisolated(unsafe) private static let asked = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    nonisolated(unsafe) private static let written = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    nonisolated(unsafe) private static var path = ""
    /// The threads of libdispatch take this one alone of those that mean no fault.
    private static let signal = SIGPROF

    /// Has the stacks written to the file that the toolchain's backtracer writes to, from now on, and a line about it to
    /// standard error. Nothing changes where there is no such file.
    public static func prepare() {
        guard let file = CrashFile.path else { return }
        path = file
        frames.initialize(repeating: nil, count: Int(capacity))
        sem_init(asked, 0, 0)
        sem_init(written, 0, 0)
        // The first call loads a library, which a signal's handler may not.
        count = process_calls(frames, capacity)
        handle(signal) { _ in
            let error = errno
            ThreadStacks.count = process_calls(ThreadStacks.frames, ThreadStacks.capacity)
            sem_post(ThreadStacks.written)
            errno = error
        }
        handle(SIGQUIT) { _ in sem_post(ThreadStacks.asked) }
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { _ in
                while true {
                    if sem_wait(ThreadStacks.asked) == 0 { ThreadStacks.write() }
                }
            }, nil)
    }

    private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        sigaction(signal, &action, nil)
    }

    // MARK: Reading

    private static func write() {
        var text = ""
        let process = getpid()
        for (index, thread) in threads().enumerated() where thread != process_thread() {
            let name = MemoryMap.text(of: "/proc/self/task/\(thread)/comm")?.split(separator: "\n").first ?? ""
            text += "\nThread \(index) \"\(name)\":\n\n"
            let calls = calls(of: thread, in: process)
            if calls.isEmpty { text += "(it does not answer)\n" }
            for (number, address) in calls.enumerated() { text += "\(number) \(line(address))\n" }
        }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        write(text, to: file)
        close(file)
        write("\n*** Signal \(SIGQUIT): the stacks of all threads are written ***\n", to: 2)
    }

    private static func write(_ text: String, to file: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }

    private static func threads() -> [Int32] {
        guard let folder = opendir("/proc/self/task") else { return [] }
        defer { closedir(folder) }
        var threads: [Int32] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let thread = Int32(name) { threads.append(thread) }
        }
        return threads.sorted()
    }

    /// Where each call of a thread goes on when it returns, the innermost first; empty if it does not take the signal
    /// within a second.
    private static func calls(of thread: Int32, in process: Int32) -> [UInt] {
        guard process_signal_thread(process, thread, signal) == 0 else { return [] }
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += 1
        while sem_timedwait(written, &end) != 0 {
            guard errno == EINTR else { return [] }
        }
        let calls = (0..<Int(count)).compactMap { frames[$0].map { UInt(bitPattern: $0) } }
        // The handler itself, which is in the same library as this, and what called it.
        let own = process_symbol.at(calls.first ?? 0)?.base
        return Array(calls.drop { process_symbol.at($0)?.base == own }.dropFirst())
    }

    /// `0xADDRESS NAME in LIBRARY`, or `0xADDRESS @OFFSET` in the program itself, whose lines are for others to find.
    private static func line(_ address: UInt) -> String {
        // The call itself is before.
        let call = address - 1
        let text = "0x" + String(address, radix: 16) + " "
        guard let symbol = process_symbol.at(call) else { return text + "??" }
        if process_symbol.at(UInt(bitPattern: process_entry()))?.base == symbol.base {
            return text + "@" + String(call - UInt(bitPattern: symbol.base), radix: 16)
        }
        let name = symbol.name.map { String(cString: $0) } ?? "??"
        let library = symbol.file.map { String(cString: $0).split(separator: "/").last ?? "" } ?? ""
        return text + (SymbolNames.demangled(name) ?? name) + " in \(library)"
    }
}

extension process_symbol {
    /// What the linker knows of an address; nil if that is nothing.
    fileprivate static func at(_ address: UInt) -> process_symbol? {
        var symbol = process_symbol()
        return process_symbol_at(UnsafeRawPointer(bitPattern: address), &symbol) == 0 ? nil : symbol
    }
}
