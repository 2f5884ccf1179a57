/// The script that makes bash complete the words of a call, made from ``CommandList``.
enum BashCompletion {
    static var script: String {
        """
        # Makes bash complete the words of seam. Written by `seam completion bash`; written again when Seam changes.

        _seam_choices() {
            local value=$1 choice
            shift
            for choice; do
                if [[ $choice == "$value"* ]]; then COMPREPLY+=("$_seam_prefix$choice"); fi
            done
        }

        # Folders, and the files with one of the extensions, or all files after `*`.
        _seam_files() {
            local value=$1 file place extension
            shift
            # As typed, a name may be quoted; bash quotes what is chosen again.
            value=${value//\\\\/}
            value=${value#[\\"\\']}
            compopt -o filenames 2>/dev/null
            while IFS= read -r file; do
                place=$file
                case $place in "~/"*) place=$HOME/${place#"~/"} ;; esac
                if [[ -d $place ]]; then
                    COMPREPLY+=("$_seam_prefix$file")
                    continue
                fi
                for extension; do
                    if [[ $extension == "*" || $file == *."$extension" ]]; then
                        COMPREPLY+=("$_seam_prefix$file")
                        break
                    fi
                done
            done < <(compgen -f -- "$value")
        }

        # NAME=FOLDER
        _seam_assigned_folder() {
            if [[ $1 == *=* ]]; then
                if [[ $COMP_WORDBREAKS != *=* ]]; then _seam_prefix+=${1%%=*}=; fi
                _seam_files "${1#*=}"
            fi
        }

        _seam() {
            COMPREPLY=()
            local _seam_prefix= index word joins=
            local -a words=()
            # bash parts words at = and :, which stand within options and values.
            for ((index = 1; index <= COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ $word == [=:]* ]] || [[ -n $joins ]]; then
                    [[ ${#words[@]} -gt 0 ]] || words=("")
                    words[${#words[@]}-1]+=$word
                else
                    words+=("$word")
                fi
                joins=
                [[ $word == *[=:] ]] && joins=yes
            done
            local count=${#words[@]}
            local current=${words[count-1]} command=${words[0]} option= value
            value=$current
            if ((count == 1)); then
                case $current in
                    -*) _seam_choices "$current" \(HelpText.options.map(\.name).joined(separator: " ")) ;;
                    *) _seam_choices "$current" \(names) ;;
                esac
                return
            fi
            if [[ $current == --*=* ]]; then
                option=${current%%=*}
                value=${current#*=}
                if [[ $COMP_WORDBREAKS != *=* ]]; then _seam_prefix=$option=; fi
            else
                case "$command ${words[count-2]}" in
                    \(optionsWithValue)) option=${words[count-2]} ;;
                esac
            fi
            case "$command $option" in
        \(values)
            esac
            if [[ -n $option ]]; then return; fi
            if [[ $current == -* ]]; then
                COMPREPLY=()
                case $command in
        \(options)
                esac
            fi
        }

        complete -F _seam seam
        """
    }

    private static var names: String { CommandList.all.map { $0.name }.joined(separator: " ") }

    /// A pattern of `COMMAND OPTION`.
    private static var optionsWithValue: String {
        CommandList.all.flatMap { command in
            shown(command).filter { $0.value != nil }.map { quoted("\(command.name) \($0.name)") }
        }.joined(separator: " | ")
    }

    /// The branches that complete the value of an option, or an operand.
    private static var values: String {
        CommandList.all.flatMap { command in
            let operand = command.operands.limit > 0 ? [branch("\(command.name) ", command.operands.value)] : []
            return operand
                + shown(command).compactMap { option in
                    option.value.map { branch("\(command.name) \(option.name)", $0) }
                }
        }.compactMap { $0 }.joined(separator: "\n")
    }

    private static func branch(_ pattern: String, _ value: ArgumentValue) -> String? {
        action(for: value).map { "        \(quoted(pattern))) \($0) ;;" }
    }

    private static func action(for value: ArgumentValue) -> String? {
        switch value.kind {
        case .text: nil
        case .file(let extensions):
            "_seam_files \"$value\" " + (extensions.isEmpty ? ["*"] : extensions).map(quoted).joined(separator: " ")
        case .folder: "_seam_files \"$value\""
        case .assignedFolder: "_seam_assigned_folder \"$value\""
        case .choice(let words), .suggestion(let words):
            "_seam_choices \"$value\" " + words.map(quoted).joined(separator: " ")
        case .command: "_seam_choices \"$value\" " + names
        }
    }

    /// The branches that complete the name of an option.
    private static var options: String {
        CommandList.all.map { command in
            let names = shown(command).map(\.name) + ["--help"]
            return "            \(command.name)) _seam_choices \"$current\" \(names.joined(separator: " ")) ;;"
        }.joined(separator: "\n")
    }

    private static func shown(_ command: any Command.Type) -> [CommandOption] {
        command.options.filter { !$0.isHidden }
    }

    static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
