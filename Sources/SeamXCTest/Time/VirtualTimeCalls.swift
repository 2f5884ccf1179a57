import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Functions of the C library about time, which the program with the tests has in their place: the linker takes a program's
/// functions before those of any library.
enum VirtualTimeCalls {
    typealias ClockCall = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32
    typealias DayCall = @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
    typealias TimerCall =
        @convention(c) (
            Int32, Int32, UnsafePointer<itimerspec>?, UnsafeMutablePointer<itimerspec>?
        ) -> Int32
    typealias MakeCall = @convention(c) (Int32, Int32) -> Int32
    typealias ThreadCall = @convention(c) () -> Int32
    typealias SleepCall = @convention(c) (UnsafePointer<timespec>?, UnsafeMutablePointer<timespec>?) -> Int32
    typealias SemaphoreCall = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<timespec>?) -> Int32
    typealias ConditionCall =
        @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<timespec>?) -> Int32

    static let clock = real("clock_gettime", as: ClockCall.self)
    static let day = real("gettimeofday", as: DayCall.self)
    static let setTimer = real("timerfd_settime", as: TimerCall.self)
    static let makeTimer = real("timerfd_create", as: MakeCall.self)
    static let sleep = real("nanosleep", as: SleepCall.self)
    /// The identifier of the running thread: glibc's function, which Swift's module of the C library leaves out.
    static let thread = real("gettid", as: ThreadCall.self)
    static let semaphore = real("sem_timedwait", as: SemaphoreCall.self)
    static let condition = real("pthread_cond_timedwait", as: ConditionCall.self)

    private static func real<Call>(_ name: String, as type: Call.Type) -> Call {
        // What comes after the program.
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        return unsafeBitCast(dlsym(next, name), to: type)
    }

    static let second: Int64 = 1_000_000_000

    static func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * second + Int64(time.tv_nsec) }

    static func time(_ nanoseconds: Int64) -> timespec {
        timespec(tv_sec: Int(nanoseconds / second), tv_nsec: Int(nanoseconds % second))
    }

    /// Whether a clock tells the time, and not how long something has worked.
    static func isOfTime(_ clock: clockid_t) -> Bool { clock != CLOCK_PROCESS_CPUTIME_ID && clock >= 0 && clock != 3 }

    /// Virtual time of a clock, in nanoseconds.
    static func now(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        _ = Self.clock(clock, &time)
        return nanoseconds(time) + (isOfTime(clock) ? VirtualTime.ahead.pointee : 0)
    }

    /// Waits for this long as it is on the wall.
    static func pause(microseconds: UInt32) {
        var time = time(Int64(microseconds) * 1000)
        _ = sleep(&time, nil)
    }

    /// Has a timer ring after so many nanoseconds of real time. False if there is no such timer any more.
    static func arm(_ timer: Int32, in left: Int64, interval: Int64, clock: clockid_t) -> Bool {
        var setting = itimerspec(it_interval: time(interval), it_value: time(left))
        return setTimer(timer, 0, &setting, nil) == 0
    }

    /// Waits until virtual time has come to a moment, or `isOver`, looking again and again.
    static func wait(until deadline: Int64, _ clock: clockid_t, _ step: (_ left: Int64) -> Bool) {
        let thread = thread()
        let slot = VirtualTime.locked { () -> Int? in
            let free = (0..<VirtualTime.sleeperCount).first { VirtualTime.sleepers[$0].deadline == 0 }
            if let free {
                VirtualTime.sleepers[free] = .init(deadline: deadline, clock: clock, thread: thread)
            }
            return free
        }
        while true {
            let left = deadline - now(clock)
            if left <= 0 || step(left) { break }
        }
        if let slot { VirtualTime.locked { VirtualTime.sleepers[slot] = .init() } }
    }

    /// How long a thread that waits goes without looking at the clock, in nanoseconds.
    static let glance: Int64 = 1_000_000

    static func sleep(for duration: Int64) {
        wait(until: now(CLOCK_MONOTONIC) + duration, CLOCK_MONOTONIC) { left in
            var time = time(min(left, glance))
            _ = sleep(&time, nil)
            return false
        }
    }
}

@_cdecl("clock_gettime")
public func _seamClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    let status = VirtualTimeCalls.clock(clock, time)
    let ahead = VirtualTime.ahead.pointee
    guard status == 0, ahead != 0, let time, VirtualTimeCalls.isOfTime(clock) else { return status }
    time.pointee = VirtualTimeCalls.time(VirtualTimeCalls.nanoseconds(time.pointee) + ahead)
    return 0
}

@_cdecl("gettimeofday")
public func _seamDay(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    let status = VirtualTimeCalls.day(time, zone)
    let ahead = VirtualTime.ahead.pointee
    guard status == 0, ahead != 0, let time else { return status }
    let all = Int64(time.pointee.tv_sec) * 1_000_000 + Int64(time.pointee.tv_usec) + ahead / 1000
    time.pointee = timeval(tv_sec: Int(all / 1_000_000), tv_usec: Int(all % 1_000_000))
    return 0
}

@_cdecl("timerfd_create")
public func _seamTimer(_ clock: Int32, _ flags: Int32) -> Int32 {
    let timer = VirtualTimeCalls.makeTimer(clock, flags)
    if timer >= 0, timer < VirtualTime.timerCount {
        VirtualTime.locked { VirtualTime.timers[Int(timer)] = .init(clock: clock) }
    }
    return timer
}

@_cdecl("timerfd_settime")
public func _seamSetTimer(
    _ timer: Int32, _ flags: Int32, _ setting: UnsafePointer<itimerspec>?, _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32 {
    guard timer >= 0, timer < VirtualTime.timerCount, let setting else {
        return VirtualTimeCalls.setTimer(timer, flags, setting, old)
    }
    return VirtualTime.locked {
        var wait = VirtualTime.timers[Int(timer)]
        let value = VirtualTimeCalls.nanoseconds(setting.pointee.it_value)
        let isAbsolute = flags & 1 != 0
        wait.interval = VirtualTimeCalls.nanoseconds(setting.pointee.it_interval)
        wait.deadline = value == 0 ? 0 : isAbsolute ? value : VirtualTimeCalls.now(wait.clock) + value
        VirtualTime.timers[Int(timer)] = wait
        guard isAbsolute, value > 0, VirtualTime.ahead.pointee != 0 else {
            return VirtualTimeCalls.setTimer(timer, flags, setting, old)
        }
        var moved = setting.pointee
        moved.it_value = VirtualTimeCalls.time(max(value - VirtualTime.ahead.pointee, 1))
        return VirtualTimeCalls.setTimer(timer, flags, &moved, old)
    }
}

@_cdecl("nanosleep")
public func _seamSleep(_ time: UnsafePointer<timespec>?, _ left: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard VirtualTime.isOn.pointee, let time else { return VirtualTimeCalls.sleep(time, left) }
    VirtualTimeCalls.sleep(for: VirtualTimeCalls.nanoseconds(time.pointee))
    return 0
}

@_cdecl("usleep")
public func _seamMicroSleep(_ time: UInt32) -> Int32 {
    guard VirtualTime.isOn.pointee else {
        VirtualTimeCalls.pause(microseconds: time)
        return 0
    }
    VirtualTimeCalls.sleep(for: Int64(time) * 1000)
    return 0
}

@_cdecl("sleep")
public func _seamSecondSleep(_ time: UInt32) -> UInt32 {
    guard VirtualTime.isOn.pointee else {
        var all = timespec(tv_sec: Int(time), tv_nsec: 0)
        var rest = timespec()
        return VirtualTimeCalls.sleep(&all, &rest) == 0 ? 0 : UInt32(rest.tv_sec)
    }
    VirtualTimeCalls.sleep(for: Int64(time) * VirtualTimeCalls.second)
    return 0
}

@_cdecl("sem_timedwait")
public func _seamSemaphore(_ semaphore: UnsafeMutableRawPointer?, _ end: UnsafePointer<timespec>?) -> Int32 {
    guard VirtualTime.isOn.pointee, let end else { return VirtualTimeCalls.semaphore(semaphore, end) }
    var result: Int32 = -1
    var error = ETIMEDOUT
    VirtualTimeCalls.wait(until: VirtualTimeCalls.nanoseconds(end.pointee), CLOCK_REALTIME) { left in
        let ahead = VirtualTime.ahead.pointee
        let now = VirtualTimeCalls.now(CLOCK_REALTIME) - ahead
        var time = VirtualTimeCalls.time(now + min(left, 5 * VirtualTimeCalls.glance))
        result = VirtualTimeCalls.semaphore(semaphore, &time)
        error = errno
        return result == 0 || error != ETIMEDOUT
    }
    if result != 0 { errno = error }
    return result
}

@_cdecl("pthread_cond_timedwait")
public func _seamCondition(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ end: UnsafePointer<timespec>?
) -> Int32 {
    guard VirtualTime.isOn.pointee, let end else { return VirtualTimeCalls.condition(condition, mutex, end) }
    var result = ETIMEDOUT
    VirtualTimeCalls.wait(until: VirtualTimeCalls.nanoseconds(end.pointee), CLOCK_REALTIME) { left in
        let now = VirtualTimeCalls.now(CLOCK_REALTIME) - VirtualTime.ahead.pointee
        var time = VirtualTimeCalls.time(now + min(left, 5 * VirtualTimeCalls.glance))
        result = VirtualTimeCalls.condition(condition, mutex, &time)
        return result != ETIMEDOUT
    }
    return result
}
