import Foundation
import SeamFoundation
import Testing

@testable import Security

/// A keychain in the session's Secret Service: in a session of its own with GNOME's keyring, where that is installed.
@Suite struct SecretServiceTests {
    private static let key = "SEAM_TEST_SECRET_SERVICE"
    private static let programs = ["dbus-daemon", "gnome-keyring-daemon", "gdbus"]

    private static var isInstalled: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return LibSecret.isAvailable
            && programs.allSatisfy { program in
                folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
            }
    }

    /// What runs in the session.
    @Test(.enabled(if: ProcessInfo.processInfo.environment[key] != nil))
    func secretsChild() throws {
        let folder = try #require(ProcessInfo.processInfo.environment[Self.key])
        let place = KeychainPlace(folder: folder + "/app", name: "org.example.app")
        func keychain() throws -> Keychain {
            let storage = place.open()
            #expect(storage is SecretService)
            return Keychain(storage: storage, accessGroup: "group")
        }
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "shop", kSecAttrAccount: "anna",
        ]
        let secret = Data([0, 255, 10]) + Data("한글 \"'\\".utf8)
        _ = try keychain().add(query.merging([kSecValueData: secret]) { $1 } as CFDictionary)
        #expect(throws: KeychainQuery.Refusal.self) { try keychain().add(query as CFDictionary) }
        let wanted = query.merging([kSecReturnData: true]) { $1 } as CFDictionary
        #expect(try keychain().find(wanted) as? Data == secret)
        let large = Data(count: 300_000)
        try keychain().update(query as CFDictionary, [kSecValueData: large] as CFDictionary)
        #expect(try keychain().find(wanted) as? Data == large)
        // Nothing of it lies in the folder, which says where it is
        let files = try FileManager.default.contentsOfDirectory(atPath: place.folder).sorted()
        #expect(files == ["keychain.lock", "service"])
        // Another app has none of it
        let other = Keychain(
            storage: KeychainPlace(folder: folder + "/other", name: "org.example.other").open(), accessGroup: "group")
        #expect(throws: KeychainQuery.Refusal.self) { try other.find(wanted) }
        // Who resets the app leaves a mark
        #expect(FileManager.default.createFile(atPath: place.folder + "/forget", contents: nil))
        #expect(throws: KeychainQuery.Refusal.self) { try keychain().find(wanted) }
        #expect(!FileManager.default.fileExists(atPath: place.folder + "/forget"))
    }

    @Test(.enabled(if: isInstalled, "gnome-keyring, libsecret and dbus are not all installed"))
    func keepsItemsInASession() throws {
        let folder = TestFolder()
        let home = folder.path
        try FileManager.default.createDirectory(atPath: home + "/run", withIntermediateDirectories: true)
        // Signals other than this one may be blocked in what a test starts
        let script = """
            set -- $(dbus-daemon --session --fork --print-address=1 --print-pid=1 2>/dev/null)
            export DBUS_SESSION_BUS_ADDRESS="$1"
            printf word | gnome-keyring-daemon --unlock --components=secrets --foreground >/dev/null 2>&1 &
            keyring=$!
            tries=0
            until gdbus call --session --dest org.freedesktop.secrets --object-path /org/freedesktop/secrets \
            --method org.freedesktop.DBus.Peer.Ping >/dev/null 2>&1; do
                tries=$((tries + 1)); [ $tries -lt 600 ] || break
                sleep 0.1
            done
            "$0" --testing-library swift-testing --filter secretsChild
            status=$?
            kill -9 $keyring $2
            exit $status
            """
        let session = Process()
        session.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        session.arguments = ["sh", "-c", script, CommandLine.arguments[0]]
        session.environment = ProcessInfo.processInfo.environment.merging([
            Self.key: home, "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config",
            "XDG_CACHE_HOME": home + "/cache", "XDG_RUNTIME_DIR": home + "/run", "GSETTINGS_BACKEND": "memory",
        ]) { $1 }
        let output = Pipe()
        session.standardOutput = output
        session.standardError = output
        try session.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        session.waitUntilExit()
        #expect(session.terminationStatus == 0, "\(text)")
        #expect(text.contains("1 test"), "\(text)")
    }
}
