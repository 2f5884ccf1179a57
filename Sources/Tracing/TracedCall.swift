/// A call of a method of the app's: what the translated method begins with.
///
/// These are for translated sources, in programs that are traced.
public struct _TracedCall {
    let id: UInt64

    /// - Parameters:
    ///   - owner: The object that is called; nil for a type or a value.
    ///   - name: `TodoViewModel.addTodoItem(title:)`
    ///   - arguments: The values, in the order of the name's labels.
    public init(
        _ owner: AnyObject?, _ name: StaticString, _ file: StaticString, _ line: UInt,
        _ arguments: () -> [Any?] = { [] }
    ) {
        let recorder = Recorder.shared
        id =
            recorder.begin(.call) { text in
                text.add("n", name)
                text.add("f", file)
                text.add("l", UInt64(line))
                if let owner {
                    text.add("c", ValueText.name(of: type(of: owner)))
                    text.add("o", UInt64(UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque())))
                }
                let arguments = arguments()
                if !arguments.isEmpty {
                    text.add("a", arguments.map { ValueText.of($0, limit: 40) }.joined(separator: "\u{1}"))
                }
            }.id
        if let owner { _traceMade(owner) }
    }

    /// The method returns.
    public func end() { Recorder.shared.end(.init(id: id)) }
}

/// An object's initialiser is at its end: the values of its properties are what changes are told from.
public func _traceMade(_ object: AnyObject) {
    let values = Recorder.shared.values
    guard values.isNew(object) else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
        for child in level.children {
            guard let label = child.label else { continue }
            _ = values.exchange(object, label, ValueText.of(child.value))
        }
        mirror = level.superclassMirror
    }
}

/// A property was set.
public func _traceSet(
    _ owner: AnyObject, _ name: StaticString, _ file: StaticString, _ line: UInt, _ value: @autoclosure () -> Any?
) {
    let text = ValueText.of(value())
    let old = Recorder.shared.values.exchange(owner, name.description, text)
    Recorder.shared.state(owner, name, file, line, from: old, to: text)
}

/// A property is about to be set.
public func _traceSet(
    _ owner: AnyObject, _ name: StaticString, _ file: StaticString, _ line: UInt, _ value: @autoclosure () -> Any?,
    from old: @autoclosure () -> Any?
) {
    let text = ValueText.of(value())
    Recorder.shared.state(owner, name, file, line, from: ValueText.of(old()), to: text)
}

extension Recorder {
    fileprivate func state(
        _ owner: AnyObject, _ name: StaticString, _ file: StaticString, _ line: UInt, from old: String?, to new: String
    ) {
        mark("state") { text in
            text.add("n", name)
            text.add("c", ValueText.name(of: type(of: owner)))
            text.add("o", UInt64(UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque())))
            text.add("f", file)
            text.add("l", UInt64(line))
            if let old { text.add("w", old) }
            text.add("v", new)
            text.addSites()
        }
    }
}

/// An object's deinitialiser has begun.
public func _traceGone(_ object: AnyObject, _ file: StaticString, _ line: UInt) {
    let recorder = Recorder.shared
    recorder.mark("gone") { text in
        text.add("c", ValueText.name(of: type(of: object)))
        text.add("o", UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())))
        text.add("f", file)
        text.add("l", UInt64(line))
    }
    recorder.values.forget(object)
}
