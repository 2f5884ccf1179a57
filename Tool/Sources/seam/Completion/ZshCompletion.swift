/// The script that makes zsh complete the words of a call, made from ``CommandList``.
enum ZshCompletion {
    static var script: String {
        """
        #compdef seam
        # Makes zsh complete the words of seam. Written by `seam completion zsh`; written again when Seam changes.

        _seam_commands() {
            local -a commands=(
        \(commands)
            )
            _describe -t commands command commands
        }

        # NAME=FOLDER
        _seam_assigned_folder() {
            if compset -P 1 '*='; then _files -/; else _message "$1"; fi
        }

        _seam() {
            if ((CURRENT == 2)); then
                if [[ $words[2] == -* ]]; then
                    _arguments \(HelpText.options.map(specification(of:)).joined(separator: " "))
                else
                    _seam_commands
                fi
                return
            fi
            local command=$words[2]
            shift words
            ((CURRENT--))
            case $command in
        \(branches)
            esac
        }

        # Read by compinit from a folder of $fpath, this file is the function itself.
        if [[ ${funcstack[1]-} == _seam ]]; then _seam "$@"; else compdef _seam seam; fi
        """
    }

    private static var commands: String {
        CommandList.all.map { "        " + BashCompletion.quoted("\($0.name):\($0.summary)") }
            .joined(separator: "\n")
    }

    private static var branches: String {
        CommandList.all.map { command in
            var words = command.options.filter { !$0.isHidden }.map(specification(of:))
            words.append(specification(of: .flag("--help", "more about this command")))
            if command.operands.limit > 0 {
                let place = command.operands.limit == 1 ? "1" : "*"
                let value = command.operands.value
                words.append(BashCompletion.quoted("\(place):\(escaped(value.placeholder)):\(action(for: value))"))
            }
            let rows = words.map { "            " + $0 }.joined(separator: " \\\n")
            return "        \(command.name)) _arguments \\\n\(rows) ;;"
        }.joined(separator: "\n")
    }

    /// As `_arguments` takes it: `'--flow=[a flow]:FILE:_files'`.
    private static func specification(of option: CommandOption) -> String {
        let help = escaped(option.help.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        var text = (option.isRepeatable ? "*" : "") + option.name + (option.value == nil ? "" : "=") + "[\(help)]"
        if let value = option.value { text += ":\(escaped(value.placeholder)):\(action(for: value))" }
        return BashCompletion.quoted(text)
    }

    private static func action(for value: ArgumentValue) -> String {
        switch value.kind {
        case .text: " "
        case .file(let extensions):
            extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))\""
        case .folder: "_files -/"
        case .assignedFolder: "_seam_assigned_folder \(value.placeholder)"
        case .choice(let words), .suggestion(let words): "(\(words.joined(separator: " ")))"
        case .command: "_seam_commands"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }
}
