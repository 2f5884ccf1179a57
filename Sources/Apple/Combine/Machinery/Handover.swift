/// A value on its way to the task that waits for it.
struct Handover<Value>: @unchecked Sendable {
    let value: Value
}
