/// The table entries of the classes of one file, and the source that adds them when the app is loaded.
///
/// The entries of a class stand in an extension of it, where the private members of the file can be reached.
struct Registration {
    /// One type declaration or extension that has something to register.
    struct Block {
        var type: String
        var isGeneric: Bool
        /// The `#if` conditions around the declaration.
        var conditions: [String]
        /// Source lines and the `#if` conditions around the members they are for.
        var entries: [(conditions: [String], source: String)]
    }

    /// A conformance to the protocol of an optional method.
    struct Conformance: Hashable {
        var type: String
        var witness: String
        var conditions: [String]
    }

    var blocks: [Block] = []
    var conformances: [Conformance] = []
    /// Declarations at file scope.
    var declarations: [(conditions: [String], source: String)] = []
    /// Entries of the frameworks' own classes.
    var frameworkEntries: [(conditions: [String], source: String)] = []

    var isEmpty: Bool {
        blocks.isEmpty && conformances.isEmpty && declarations.isEmpty && frameworkEntries.isEmpty
    }

    /// The declarations to put at the end of the file.
    func source(isScript: Bool) -> String {
        var text = ""
        for (conditions, source) in declarations { text += guarded(conditions, source + "\n") }
        for conformance in conformances {
            text += guarded(
                conformance.conditions, "extension \(conformance.type): @preconcurrency \(conformance.witness) {}\n")
        }
        for (number, block) in blocks.enumerated() {
            let head = "nonisolated fileprivate static func \(name(number))()"
            let conformance = block.isGeneric ? ": \(protocolName(number))" : ""
            var declarations =
                block.isGeneric
                ? "nonisolated fileprivate protocol \(protocolName(number)) { static func \(name(number))() }\n" : ""
            declarations += "extension \(block.type)\(conformance) { \(head) {\n"
            for (conditions, source) in block.entries {
                // Inside a generic class its name alone may not say which specialisation is meant.
                var own = source
                if block.isGeneric {
                    for table in ["SelectorTable", "ObservedMessages"] {
                        own = own.replacing("\(table).add(\(block.type).self,", with: "\(table).add(Self.self,")
                    }
                }
                declarations += guarded(conditions, own + "\n")
            }
            text += guarded(block.conditions, declarations + "} }\n")
        }
        if !isScript, !calls.isEmpty {
            text += """
                @section(".init_array") @used private let _seamRegistration: @convention(c) () -> Void = {
                SelectorTable.register {
                \(calls)}
                }

                """
        }
        return text
    }

    /// The statement that a script (`main.swift`) begins with: its globals are set by running it.
    var scriptStatement: String { calls.isEmpty ? "" : "SelectorTable.register {\n\(calls)}\n" }

    private var calls: String {
        var text = ""
        for (conditions, source) in frameworkEntries { text += guarded(conditions, source + "\n") }
        for (number, block) in blocks.enumerated() {
            let call =
                block.isGeneric
                ? "SelectorTable.addGeneric { ($0 as? any \(protocolName(number)).Type)?.\(name(number))() }"
                : "\(block.type).\(name(number))()"
            text += guarded(block.conditions, call + "\n")
        }
        return text
    }

    /// The protocol by which specialisations of a generic class are recognised at run time.
    private func protocolName(_ number: Int) -> String { "_SeamGeneric\(number)" }

    private func name(_ number: Int) -> String { "_seamSelectors\(number)" }

    private func guarded(_ conditions: [String], _ text: String) -> String {
        guard !conditions.isEmpty else { return text }
        return "#if \(conditions.map { "(\($0))" }.joined(separator: " && "))\n\(text)#endif\n"
    }
}
