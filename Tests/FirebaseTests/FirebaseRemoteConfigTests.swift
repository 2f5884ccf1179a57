import Foundation
import Testing

@testable import FirebaseInstallations
@testable import FirebaseRemoteConfig

@Suite struct FirebaseRemoteConfigTests {
    private struct Settings: Codable, Equatable {
        var title = "가격 🍎"
        var limit = 12
        var isNew = true
        var factors = [0.5, 2]
    }

    @Test func defaultsAreWhatHolds() throws {
        let config = RemoteConfig()
        #expect(config["title"].stringValue == "" && config["title"].source == .static)
        try config.setDefaults(from: Settings())
        #expect(config["title"].stringValue == "가격 🍎" && config["title"].source == .default)
        #expect(config["limit"].numberValue.intValue == 12 && config["limit"].stringValue == "12")
        #expect(config["isNew"].boolValue && !config["none"].boolValue)
        #expect(config["factors"].jsonValue as? [Double] == [0.5, 2])
        #expect(try config["factors"].decoded(asType: [Double].self) == [0.5, 2])
        #expect(try config.decoded() == Settings())
        #expect(config.keys(withPrefix: "l") == ["limit"] && config.allKeys(from: .remote).isEmpty)
        config.setDefaults(["on": "yes" as NSString, "price": "2.5" as NSString])
        #expect(config["on"].boolValue && config["price"].numberValue == 2.5 && config["title"].source == .static)
        #expect(throws: RemoteConfigCodableError.self) { try config.setDefaults(from: [1, 2]) }
    }

    @Test func noServerGivesValues() async throws {
        let config = RemoteConfig()
        #expect(config.lastFetchStatus == .noFetchYet && config.configSettings.minimumFetchInterval == 43_200)
        await #expect(throws: (any Error).self) { try await config.fetchAndActivate() }
        #expect(config.lastFetchStatus == .failure && config.lastFetchTime == nil)
        #expect(try await !config.activate())
        let status = await withCheckedContinuation { done in
            config.fetch(withExpirationDuration: 0) { status, error in
                done.resume(returning: error == nil ? nil : status)
            }
        }
        #expect(status == .failure)
    }

    @Test func anInstallationKeepsItsName() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let name = try await Installations(file: file).installationID()
        #expect(name.count == 22 && "cdef".contains(name.prefix(1)))
        let other = Installations(file: file)
        #expect(try await other.installationID() == name)
        try await other.delete()
        #expect(try await other.installationID() != name)
        await #expect(throws: (any Error).self) { try await other.authToken() }
        try? FileManager.default.removeItem(at: file)
    }
}
