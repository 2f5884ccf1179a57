import Foundation
import Testing

@testable import AppBuilder

extension CommandTests {
    /// The script `seam`, on a machine of stubs: what it installs, builds and runs.
    @Suite struct BootstrapTests {
        /// A folder that stands for the machine.
        private final class Machine {
            let shop: Workshop
            /// Where the script is.
            var home = "home/seam's"

            init() throws {
                shop = try Workshop([:])
                let script = try String(contentsOf: Workshop.repository.appending(path: "seam"), encoding: .utf8)
                try stub(home + "/seam", script)
                try shop.write("", to: home + "/Tool/Package.swift")
                try shop.write("", to: home + "/Tool/Sources/main.swift")
                try stub(home + "/Tool/.build/debug/seam", "#!/bin/sh\necho \"command in $SEAM_HOME: $*\"\n")
                try shop.write("", to: home + "/Tool/.build/seam-built")
                for name in [
                    "bash", "sh", "readlink", "find", "mkdir", "touch", "mv", "rm", "grep", "cat", "env", "chmod",
                    "sleep", "tail", "script",
                ] {
                    let place = ["/usr/bin/", "/bin/"].map { $0 + name }.first(where: FileManager.default.fileExists)
                    try link(try #require(place), at: "bin/" + name)
                }
                try stub("bin/id", "#!/bin/sh\necho 0\n")
                try stub("bin/swiftc", "#!/bin/sh\necho 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'\n")
                try stub("bin/swift", "#!/bin/sh\necho \"swift $*\" >> \"$LOG\"\n")
                // Installs what the script looks for.
                try stub(
                    "bin/apt-get",
                    """
                    #!/bin/sh
                    echo "apt-get $*" >> "$LOG"
                    case $1 in install) mkdir -p "$SEAM_SYSTEM_ROOT/usr/bin" "$SEAM_SYSTEM_ROOT/usr/include/gtk-4.0/gtk"
                        : > "$SEAM_SYSTEM_ROOT/usr/include/gtk-4.0/gtk/gtk.h" ;; esac
                    """)
                for file in [
                    "include/gtk-4.0/gtk/gtk.h", "include/libsoup-3.0/libsoup/soup.h", "include/yaml.h",
                    "include/libxml2/libxml/HTMLparser.h", "include/sqlite3.h",
                    "include/zlib.h",
                    "bin/pkg-config", "bin/bwrap", "bin/xdg-dbus-proxy",
                    "share/bootstrap-icons/svg/x", "share/doc/librsvg2-common/x", "bin/pdftocairo",
                    "share/doc/fonts-inter/x", "share/doc/fonts-noto-cjk/x", "share/doc/fonts-noto-color-emoji/x",
                ] {
                    try shop.write("", to: "system/usr/" + file)
                }
                // After everything that the script compares with it.
                try FileManager.default.setAttributes(
                    [.modificationDate: Date().addingTimeInterval(10)],
                    ofItemAtPath: shop.path(home + "/Tool/.build/seam-built"))
            }

            func stub(_ path: String, _ text: String) throws {
                try shop.write(text, to: path)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.path(path))
            }

            func link(_ target: String, at path: String) throws {
                let place = shop.folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
            }

            func remove(_ path: String) throws {
                try FileManager.default.removeItem(atPath: shop.path(path))
            }

            /// Runs `command`, the script itself if nil, in the folder `directory`.
            func run(_ words: String..., command: String? = nil, in directory: String = ".") throws -> Workshop.Outcome
            {
                let environment = [
                    "PATH": shop.path("bin"), "SEAM_SYSTEM_ROOT": shop.path("system"), "LOG": shop.path("log"),
                    "XDG_CACHE_HOME": shop.path("cache"),
                ]
                let line = "cd \"$1\" && shift && exec \"$@\""
                let result = try Subprocess.output(
                    of: shop.path("bin/sh"),
                    ["-c", line, "sh", shop.path(directory), command ?? shop.path(home + "/seam")] + words,
                    environment: environment)
                guard case .exit(let status) = result.ending else {
                    return Workshop.Outcome(status: -1, text: result.text)
                }
                return Workshop.Outcome(status: status, text: result.text)
            }

            /// What apt-get, sudo and swift were asked for.
            var log: String { (try? String(contentsOfFile: shop.path("log"), encoding: .utf8)) ?? "" }

            var answer: String { "command in \(shop.path(home)): " }
        }

        @Test func goesStraightToTheCommand() throws {
            let machine = try Machine()
            let result = try machine.run("run", "a b", "--flow", "x")
            #expect(result.text == machine.answer + "run a b --flow x\n" && result.status == 0)
            #expect(machine.log == "")
        }

        @Test func isFoundThroughLinksAndFromAnywhere() throws {
            let machine = try Machine()
            try machine.link(machine.shop.path(machine.home + "/seam"), at: "links/absolute")
            try machine.link("../\(machine.home)/seam", at: "links/relative")
            try machine.link("relative", at: "links/twice")
            for name in ["absolute", "relative", "twice"] {
                #expect(
                    try machine.run("x", command: machine.shop.path("links/" + name)).text == machine.answer + "x\n")
                #expect(try machine.run("x", command: "./" + name, in: "links").text == machine.answer + "x\n")
            }
            #expect(try machine.run("x", command: "./seam", in: machine.home).text == machine.answer + "x\n")
            #expect(try machine.run("x", command: "bash", in: ".").status != 0)
        }

        @Test func installsWhatIsMissing() throws {
            let machine = try Machine()
            try machine.remove("system/usr/include/gtk-4.0")
            let result = try machine.run("run")
            #expect(result.status == 0)
            #expect(
                result.text.contains(
                    "seam: to build and show apps, Seam needs these packages, which are missing: libgtk-4-dev\n"))
            #expect(result.text.hasSuffix(machine.answer + "run\n"))
            #expect(machine.log == "apt-get update -qq\napt-get install -y -qq --no-install-recommends libgtk-4-dev\n")
            #expect(try machine.run("run").text == machine.answer + "run\n")
        }

        @Test func takesTheFontsAndIconsOfARelease() throws {
            let machine = try Machine()
            for name in ["fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji"] {
                try machine.remove("system/usr/share/doc/" + name)
            }
            try machine.remove("system/usr/share/bootstrap-icons")
            try machine.shop.write("", to: machine.home + "/Assets/fonts.conf")
            try machine.stub(
                machine.home + "/Tool/.build/debug/seam",
                "#!/bin/sh\necho \"fonts by ${FONTCONFIG_FILE#\"$SEAM_HOME\"}\"\n")
            // Reads the fonts once.
            try machine.stub("bin/fc-cache", "#!/bin/sh\necho \"fc-cache by $FONTCONFIG_FILE\" >> \"$LOG\"\n")
            for _ in 0..<2 {
                let result = try machine.run("run")
                #expect(result.text == "fonts by /Assets/fonts.conf\n" && result.status == 0)
            }
            let file = machine.shop.path(machine.home + "/Assets/fonts.conf")
            #expect(machine.log == "fc-cache by \(file)\n")
        }

        @Test func saysWhyItAsksForRoot() throws {
            let machine = try Machine()
            try machine.remove("system/usr/include/gtk-4.0")
            try machine.stub("bin/id", "#!/bin/sh\necho 1000\n")
            let without = try machine.run("run")
            #expect(without.status == 3)
            #expect(
                without.text.contains(
                    "only root may install packages, and there is no sudo; as root, run: apt-get install libgtk-4-dev\n"
                ))
            #expect(machine.log == "")
            try machine.stub("bin/sudo", "#!/bin/sh\necho \"sudo $*\" >> \"$LOG\"\nexec \"$@\"\n")
            let with = try machine.run("run")
            #expect(with.status == 0)
            #expect(with.text.contains("only root may do that, so sudo may ask for your password"))
            #expect(machine.log.hasPrefix("sudo apt-get update -qq\n"))
            #expect(machine.log.contains("sudo env DEBIAN_FRONTEND=noninteractive apt-get install"))
        }

        @Test func saysThatPackagesCannotBeHad() throws {
            let machine = try Machine()
            try machine.remove("system/usr/include/yaml.h")
            try machine.stub("bin/apt-get", "#!/bin/sh\necho 'E: Could not resolve deb.debian.org' >&2\nexit 100\n")
            let offline = try machine.run("run")
            #expect(offline.status == 3)
            #expect(offline.text.contains("going on with those that are here"))
            #expect(offline.text.contains("E: Could not resolve"))
            #expect(offline.text.hasSuffix("To try by hand: apt-get install libyaml-dev\n"))
            try machine.remove("bin/apt-get")
            let other = try machine.run("run")
            #expect(other.status == 3 && other.text.contains("what your distribution calls them"))
        }

        @Test func keepsTheOutputOfAptInALog() throws {
            let machine = try Machine()
            try machine.remove("system/usr/include/zlib.h")
            try machine.stub(
                "bin/apt-get",
                """
                #!/bin/sh
                echo "Unpacking zlib ($1)"
                echo "debconf: a warning" >&2
                : > "$SEAM_SYSTEM_ROOT/usr/include/zlib.h"
                """)
            let result = try machine.run("run")
            let log = machine.shop.path(machine.home + "/.build/seam-packages.log")
            #expect(result.status == 0 && !result.text.contains("Unpacking") && !result.text.contains("debconf"))
            #expect(result.text.contains("seam: what apt-get prints is in \(log)\n"))
            #expect(
                try String(contentsOfFile: log, encoding: .utf8) == "Unpacking zlib (install)\ndebconf: a warning\n")
        }

        @Test func showsTheShareThatIsBuilt() throws {
            let machine = try Machine()
            try machine.remove(machine.home + "/Tool/.build/seam-built")
            // Goes on when the share has been shown, as a terminal shows it.
            try machine.stub(
                "bin/swift",
                """
                #!/bin/sh
                echo 'Building for debugging...'
                echo '[12/40] Compiling A.swift'
                for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                    sleep 0.5
                    if grep -q 30% "$TERMINAL"; then exit 0; fi
                done
                exit 1
                """)
            let terminal = machine.shop.path("terminal")
            let seam = machine.shop.path(machine.home + "/seam").replacing("'", with: "'\\''")
            let result = try machine.run(
                "-qefc", "TERMINAL='\(terminal)' '\(seam)' run", terminal, command: machine.shop.path("bin/script"))
            #expect(result.status == 0, "\(result.text)")
            #expect(result.text.contains("\r\u{1B}[Kseam: building the seam command, 30%\r\u{1B}[K"))
        }

        /// A machine on which Seam has never run: apt-get brings what it is asked for, unless that is `unavailable`.
        private func newMachine(unavailable: String = "nothing") throws -> Machine {
            let machine = try Machine()
            for path in ["Tool/.build/debug/seam", "Tool/.build/seam-built"] {
                try machine.remove(machine.home + "/" + path)
            }
            for path in ["include/gtk-4.0", "include/yaml.h", "share/doc/fonts-inter"] {
                try machine.remove("system/usr/" + path)
            }
            try machine.stub(
                "bin/apt-get",
                """
                #!/bin/sh
                echo "apt-get $*" >> "$LOG"
                [ "$1" = install ] || exit 0
                for word; do
                    case $word in
                        \(unavailable)) echo "E: no $word" >&2; exit 100 ;;
                        libyaml-dev) : > "$SEAM_SYSTEM_ROOT/usr/include/yaml.h" ;;
                        libgtk-4-dev) mkdir -p "$SEAM_SYSTEM_ROOT/usr/include/gtk-4.0/gtk"
                            : > "$SEAM_SYSTEM_ROOT/usr/include/gtk-4.0/gtk/gtk.h" ;;
                        fonts-inter) mkdir -p "$SEAM_SYSTEM_ROOT/usr/share/doc/fonts-inter" ;;
                    esac
                done
                """)
            // A command that says whether it has what its work needs.
            try machine.stub(
                "bin/swift",
                """
                #!/bin/sh
                echo "swift $*" >> "$LOG"
                [ -e "$SEAM_SYSTEM_ROOT/usr/include/yaml.h" ] || exit 1
                mkdir -p "$SEAM_HOME/Tool/.build/debug"
                cat > "$SEAM_HOME/Tool/.build/debug/seam" <<'end'
                #!/bin/sh
                echo "command $*" >> "$LOG"
                case $1 in
                    prepare) [ -e "$SEAM_SYSTEM_ROOT/usr/include/gtk-4.0/gtk/gtk.h" ] ;;
                    *) [ -e "$SEAM_SYSTEM_ROOT/usr/share/doc/fonts-inter" ] && echo "ran $*" ;;
                esac
                end
                chmod 755 "$SEAM_HOME/Tool/.build/debug/seam"
                """)
            return machine
        }

        @Test func installsBesideTheCompilerTheFirstTime() throws {
            let machine = try newMachine()
            let result = try machine.run("run", "x")
            #expect(result.status == 0 && result.text.hasSuffix("ran run x\n"), "\(result.text)")
            let lines = machine.log.split(separator: "\n")
            let install = "apt-get install -y -qq --no-install-recommends "
            #expect(
                lines.filter { $0.hasPrefix("apt-get") } == [
                    "apt-get update -qq", "\(install)libyaml-dev", "\(install)libgtk-4-dev", "\(install)fonts-inter",
                ])
            #expect(lines.filter { $0.hasPrefix("command") } == ["command prepare", "command run x"])
            // The next time there is nothing to do before the command.
            #expect(try machine.run("run", "y").text == "ran run y\n")
        }

        @Test(arguments: ["libyaml-dev", "libgtk-4-dev", "fonts-inter"])
        func saysWhatCannotBeInstalledTheFirstTime(_ package: String) throws {
            let machine = try newMachine(unavailable: package)
            let result = try machine.run("run", "x")
            #expect(result.status == 3, "\(result.text)")
            #expect(result.text.contains("E: no \(package)\nseam: the packages could not be installed"))
            #expect(!machine.log.contains("command run"))
        }

        @Test func installsWhatTheTestsNeedOnlyForThem() throws {
            let machine = try Machine()
            #expect(try machine.run("run").status == 0)
            #expect(machine.log == "")
            #expect(try machine.run("self-test").text.contains("missing: xvfb xdotool xauth"))
            #expect(machine.log.contains("xvfb xdotool xauth"))
        }

        @Test func tellsWhatIsMissingWithoutInstallingIt() throws {
            let machine = try Machine()
            try machine.remove("system/usr/include/gtk-4.0")
            #expect(try machine.run("doctor").text == machine.answer + "doctor\n")
            try machine.remove(machine.home + "/Tool/.build/debug/seam")
            let result = try machine.run("doctor")
            #expect(
                result.status == 1 && result.text.contains("missing; any other command installs them: libgtk-4-dev"))
            #expect(machine.log == "")
        }

        @Test func needsASwiftThatIsNewEnough() throws {
            let machine = try Machine()
            try machine.remove(machine.home + "/Tool/.build/seam-built")
            for (version, isOld) in [
                ("5.10", true), ("6.2.4", true), ("6.3", false), ("6.10-dev", false), ("7.0", false),
            ] {
                try machine.stub("bin/swiftc", "#!/bin/sh\necho 'Apple Swift version \(version) (x)'\n")
                let result = try machine.run("run")
                #expect(result.status == (isOld ? 3 : 0), "\(version): \(result.text)")
                #expect(result.text.contains("install Swift 6.3 or later") == isOld)
                if !isOld { try machine.remove(machine.home + "/Tool/.build/seam-built") }
            }
            try machine.remove("bin/swiftc")
            let result = try machine.run("run")
            #expect(result.status == 3 && result.text.hasPrefix("seam: there is no swiftc on PATH; install Swift 6.3"))
        }

        @Test func buildsTheCommandWhenASourceHasChanged() throws {
            let machine = try Machine()
            let future = Date().addingTimeInterval(60)
            try FileManager.default.setAttributes(
                [.modificationDate: future], ofItemAtPath: machine.shop.path(machine.home + "/Tool/Sources/main.swift"))
            let result = try machine.run("run")
            #expect(result.text == "seam: building the seam command\n" + machine.answer + "run\n")
            #expect(
                machine.log.contains(
                    "swift build --package-path \(machine.shop.path(machine.home))/Tool --product seam"))
            try machine.stub("bin/swift", "#!/bin/sh\necho 'noise'\necho '/x/A.swift:1:2: error: wrong'\nexit 1\n")
            let failed = try machine.run("run")
            #expect(failed.status == 3)
            #expect(failed.text.contains("/x/A.swift:1:2: error: wrong\nseam: the seam command could not be built"))
            #expect(!failed.text.contains("noise"))
            #expect(try machine.run("run").status == 3, "a failed build does not count as one")
        }
    }
}
