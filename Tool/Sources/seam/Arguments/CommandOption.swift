/// An option of a command.
struct CommandOption: Hashable, Sendable {
    /// With its dashes.
    let name: String
    /// The value that follows it; nil for a flag.
    var value: ArgumentValue?
    let help: String
    /// Whether it may be given several times, each time with another value.
    var isRepeatable = false
    var isRequired = false
    /// Whether help and completion leave it out: Seam passes it to processes of its own.
    var isHidden = false

    /// An option without a value.
    static func flag(_ name: String, _ help: String) -> CommandOption {
        CommandOption(name: name, help: help)
    }

    /// A flag that Seam passes to processes of its own.
    static func hiddenFlag(_ name: String) -> CommandOption {
        CommandOption(name: name, help: "", isHidden: true)
    }

    /// An option with a value, which help calls `placeholder`.
    static func value(
        _ name: String, _ placeholder: String, of kind: ArgumentValue.Kind = .text, _ help: String,
        isRepeatable: Bool = false, isRequired: Bool = false, isHidden: Bool = false
    ) -> CommandOption {
        CommandOption(
            name: name, value: ArgumentValue(placeholder: placeholder, kind: kind), help: help,
            isRepeatable: isRepeatable, isRequired: isRequired, isHidden: isHidden)
    }

    /// An option that may have a file for a value, known by its extension.
    static func optionalFile(_ name: String, _ placeholder: String, _ extensions: [String], _ help: String) -> Self {
        CommandOption(
            name: name, value: ArgumentValue(placeholder: placeholder, kind: .file(extensions), isOptional: true),
            help: help)
    }

    /// As it is typed: `--flow FILE`.
    var usage: String {
        guard let value else { return name }
        return name + " " + (value.isOptional ? "[\(value.placeholder)]" : value.placeholder)
    }
}
