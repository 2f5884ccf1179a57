import Foundation
import Testing

@testable import AppBuilder
@testable import seam

extension CommandTests {
    /// The scripts of `seam completion`, in the shells that they are for.
    @Suite struct CompletionTests {
        private static let hasZsh = ["/usr/bin/zsh", "/bin/zsh"].contains(where: FileManager.default.isExecutableFile)

        private func shop() throws -> Workshop {
            let shop = try Workshop([
                "Apps/My App/A.swift": "", "Apps/flow.yaml": "", "Apps/notes.txt": "", "Apps/one.storyboard": "",
                "Answers/a.json": "",
            ])
            for shell in ["bash", "zsh"] {
                let result = try shop.seam("completion", shell)
                try #require(result.status == 0)
                try shop.write(result.text, to: shell == "zsh" ? "functions/_seam" : "seam.bash")
            }
            return shop
        }

        // MARK: bash

        /// What bash offers for the last of `words`, which are parted as bash parts a line.
        private func offers(_ words: String..., in shop: Workshop, breaks: String = " \t\n\"'><=;|&(:") throws
            -> [String]
        {
            let line = """
                cd "$1" && source ./seam.bash && COMP_WORDBREAKS=$2 && shift 2
                [[ $(complete -p seam) == 'complete -F _seam seam' ]] || exit 9
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
                _seam seam "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
                """
            let result = try Subprocess.output(
                of: "bash", ["--norc", "-uc", line, "bash", shop.folder.path, breaks, "seam"] + words)
            #expect(result.ending == .exit(0), "\(result.text)")
            return result.text.split(separator: "\n").map(String.init).sorted()
        }

        @Test func bashOffersCommandsAndOptions() throws {
            let shop = try shop()
            #expect(try offers("", in: shop) == CommandList.all.map { $0.name }.sorted())
            #expect(try offers("la", in: shop) == ["layout"])
            #expect(try offers("--v", in: shop) == ["--version"])
            #expect(try offers("help", "do", in: shop) == ["docs", "doctor"])
            for command in CommandList.all {
                let names = command.options.filter { !$0.isHidden }.map(\.name)
                #expect(try offers(command.name, "-", in: shop) == (names + ["--help"]).sorted())
            }
            #expect(try offers("run", "--headless", "--app", in: shop) == ["--appearance"])
        }

        @Test func bashOffersValues() throws {
            let shop = try shop()
            #expect(try offers("run", "--appearance", "", in: shop) == ["dark", "light"])
            #expect(try offers("run", "--device", "iPadP", in: shop) == ["iPadPro11", "iPadPro12.9"])
            #expect(try offers("completion", "", in: shop) == ["bash", "zsh"])
            #expect(try offers("fuzz", "st", in: shop) == ["storyboard", "strings"])
            #expect(try offers("run", "--flow", "Apps/", in: shop) == ["Apps/My App", "Apps/flow.yaml"])
            #expect(try offers("run", "Apps/", in: shop) == ["Apps/My App"])
            #expect(try offers("layout", "Apps/o", in: shop) == ["Apps/one.storyboard"])
            #expect(try offers("run", "Apps/My\\ ", in: shop) == ["Apps/My App"])
            #expect(try offers("test", "--filter", "", in: shop) == [])
        }

        @Test func bashCompletesPastAnEqualsSign() throws {
            let shop = try shop()
            // As bash parts `--flow=Apps/f` and `--stub api.example.com:80=An`
            #expect(try offers("run", "--flow", "=", "Apps/f", in: shop) == ["Apps/flow.yaml"])
            #expect(try offers("run", "--appearance", "=", in: shop) == ["dark", "light"])
            #expect(
                try offers("run", "--stub", "api.example.com", ":", "80", "=", "An", in: shop) == ["Answers"])
            #expect(try offers("run", "--stub", "api.example.com", in: shop) == [])
            #expect(try offers("run", "--stub", "a", "=", "Answers", "--sc", in: shop) == ["--screenshot"])
            // And where the user has it not part there
            #expect(try offers("run", "--appearance=d", in: shop, breaks: " ") == ["--appearance=dark"])
            #expect(try offers("run", "--stub", "a=An", in: shop, breaks: " ") == ["a=Answers"])
        }

        // MARK: A person at a terminal

        /// What stands on the line after it was typed and completed with the tab key, in a real shell.
        private func typed(_ line: String, in shop: Workshop, shell: String) throws -> String {
            let script = """
                zmodload zsh/zpty
                cd $1
                if [[ $2 == zsh ]]; then
                    zpty shell zsh -f -i
                    zpty -w shell 'report() { print -r -- "<<$BUFFER>>" }; zle -N report; bindkey "^O" report'
                    zpty -w shell 'fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D; print read''y'
                else
                    zpty shell bash --norc --noprofile -i
                    zpty -w shell $'bind -x \\'"\\\\C-o": printf "<<%s>>\\\\n" "$READLINE_LINE"\\''
                    zpty -w shell 'source ./seam.bash; echo read""y'
                fi
                zpty -r shell output $'*\\nready*'
                zpty -n -w shell $3$'\\t\\C-o'
                zpty -r shell output '*>>*'
                line=${output##*<<}
                print -r -- ${line%%>>*}
                """
            try shop.write(script, to: "type.zsh")
            let result = try Subprocess.output(
                of: "timeout", ["60", "zsh", "-f", shop.path("type.zsh"), shop.folder.path, shell, line])
            return result.text.trimmingCharacters(in: .newlines)
        }

        @Test(.enabled(if: hasZsh, "zsh is not installed"), arguments: ["bash", "zsh"])
        func completesWhatIsTyped(_ shell: String) throws {
            let shop = try shop()
            for (line, completed) in [
                ("seam la", "seam layout "), ("./seam doct", "./seam doctor "),
                ("seam help self", "seam help self-test "),
                ("seam run --appearance da", "seam run --appearance dark "),
                ("seam run --appearance=da", "seam run --appearance=dark "),
                ("seam run --flow Apps/f", "seam run --flow Apps/flow.yaml "),
                ("seam run --stub api.example.com=An", "seam run --stub api.example.com=Answers/"),
                ("seam run Apps/M", "seam run Apps/My\\ App/"),
                ("seam layout Apps/on", "seam layout Apps/one.storyboard "),
                ("seam completion z", "seam completion zsh "),
            ] {
                #expect(try typed(line, in: shop, shell: shell) == completed)
            }
        }
    }
}
