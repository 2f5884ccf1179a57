import ActivityKit
import AdSupport
import BackgroundTasks
import Contacts
import CloudKit
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreTelephony
import Foundation
import MediaPlayer
import PassKit
import Testing
import Vision
import WatchConnectivity

@testable import LinkPresentation

/// What a desktop does not have says so.
@MainActor
struct AbsentDeviceTests {
    @Test func nothingIsMeasured() async {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable && !manager.isGyroAvailable)
        #expect(manager.accelerometerData == nil)
        #expect(!CMPedometer.isStepCountingAvailable())
        let error = await withCheckedContinuation { continuation in
            CMPedometer().queryPedometerData(from: .now, to: .now) { data, error in
                continuation.resume(returning: data == nil ? error as NSError? : nil)
            }
        }
        #expect(error?.domain == CMErrorDomain)
    }

    @Test func attitudesHaveNoReference() {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { _, _ in Issue.record("it moves") }
        #expect(!manager.isDeviceMotionActive)
        #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    }

    @Test func nobodyIsInTheCloud() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        #expect(
            container === CKContainer.default() && container.database(with: .private) === container.privateCloudDatabase
        )
        let told = await withCheckedContinuation { continuation in
            container.accountStatus { status, error in continuation.resume(returning: error == nil ? status : nil) }
        }
        #expect(told == .noAccount)

        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "하나"))
        record["title"] = "제목 🗒️" as CKRecordValue
        record["count"] = 3
        record["tags"] = ["a", "b"]
        #expect(record["title"] as? String == "제목 🗒️" && record["count"] as? Int == 3)
        #expect(Set(record.allKeys()) == ["title", "count", "tags"])
        record["count"] = nil
        #expect(record["count"] == nil && record.changedKeys().contains("count"))
        #expect(CKRecord.ID(recordName: "하나") == record.recordID)
        #expect(CKRecord.Reference(record: record, action: .deleteSelf).recordID == record.recordID)

        let error = await #expect(throws: CKError.self) { try await container.privateCloudDatabase.save(record) }
        #expect(error?.code == .notAuthenticated && (error as NSError?)?.domain == CKErrorDomain)
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        await #expect(throws: CKError.self) { try await container.publicCloudDatabase.records(matching: query) }
        let ended = await withCheckedContinuation { continuation in
            let operation = CKQueryOperation(query: query)
            operation.queryResultBlock = { result in
                if case .failure(let error) = result { continuation.resume(returning: error as? CKError) }
            }
            container.publicCloudDatabase.add(operation)
        }
        #expect(ended?.code == .notAuthenticated)
    }

    /// A request is told once, in its closure or where it is performed.
    @Test func nothingIsSeen() throws {
        let data = Data()
        var told: [Int] = []
        let request = VNRecognizeTextRequest { request, error in
            told.append((error as NSError?)?.code ?? 0)
            #expect(request.results == nil)
        }
        request.recognitionLanguages = ["ko-KR", "en-US"]
        try VNImageRequestHandler(data: data).perform([request])
        #expect(told == [VNErrorCode.notImplemented.rawValue])
        let silent = VNDetectBarcodesRequest()
        #expect(throws: VNError.self) { try VNImageRequestHandler(data: data).perform([silent]) }
        #expect(silent.results == nil)
        let mask = VNGenerateForegroundInstanceMaskRequest()
        #expect(throws: VNError.self) { try VNSequenceRequestHandler().perform([mask], onImageData: data) }
        #expect(mask.results?.first?.allInstances == nil && mask.results == nil)
        #expect(VNPoint(x: 0.5, y: 1).location == CGPoint(x: 0.5, y: 1))
    }

    @Test func nothingIsFelt() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [.init(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 0.5, duration: 2)
        #expect((try? CHHapticPattern(events: [event], parameters: []))?.duration == 2.5)
    }

    /// `catch CNError.recordDoesNotExist`, also where an error is an `NSError`.
    @Test func errorsMatchTheirCodes() {
        let error: any Error = CNError(.recordDoesNotExist)
        func isMissing(_ error: any Error) -> Bool {
            do { throw error } catch CNError.recordDoesNotExist { return true } catch { return false }
        }
        #expect(isMissing(error) && isMissing(error as NSError))
        #expect(!isMissing(CNError(.authorizationDenied)))
        #expect(!isMissing(NSError(domain: "other", code: CNError.recordDoesNotExist.rawValue)))
        switch error as NSError {
        case CNError.authorizationDenied: Issue.record("it is another reason")
        case CNError.recordDoesNotExist: break
        default: Issue.record("no reason matches")
        }
    }

    @Test func nothingIsPaid() {
        #expect(!PKPaymentAuthorizationViewController.canMakePayments())
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        #expect(button.title(for: .normal) == "Buy with Apple Pay")
        #expect(button.bounds.size == CGSize(width: 140, height: 30))
    }

    @Test func thereIsNoSIMAndNoAdvertising() {
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test func tasksAreNotStarted() async {
        #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "not permitted", using: nil) { _ in })
        let error = #expect(throws: BGTaskScheduler.Error.self) {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
        }
        #expect(error?.code == .unavailable)
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
        let request = BGProcessingTaskRequest(identifier: "b")
        request.requiresExternalPower = true
        #expect((request.copy() as? BGProcessingTaskRequest)?.requiresExternalPower == true)
    }

    private final class Delegate: NSObject, WCSessionDelegate, @unchecked Sendable {
        let activated: @Sendable (WCSessionActivationState) -> Void
        init(_ activated: @escaping @Sendable (WCSessionActivationState) -> Void) { self.activated = activated }
        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { activated(activationState) }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
    }

    @Test func thereIsNoWatch() async {
        let session = WCSession.default
        #expect(WCSession.isSupported() && !session.isPaired && !session.isReachable)
        var delegate: Delegate?
        let state = await withCheckedContinuation { continuation in
            delegate = Delegate { continuation.resume(returning: $0) }
            session.delegate = delegate
            session.activate()
        }
        #expect(state == .activated)
        #expect(delegate != nil)
        let error = #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
        #expect(error?.code == .watchAppNotInstalled)
        let sent = await withCheckedContinuation { continuation in
            session.sendMessage(["a": 1], replyHandler: nil) { continuation.resume(returning: $0 as? WCError) }
        }
        #expect(sent?.code == .notReachable)
    }

    @Test func whatIsPlayedIsKept() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "노래"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "노래")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
        let command = MPRemoteCommandCenter.shared().playCommand
        #expect(command.isEnabled)
        let token = command.addTarget { _ in .success }
        command.removeTarget(token)
    }

    @Test func titlesOfPages() {
        #expect(LPMetadataProvider.title(of: "<html><title> A &amp; B &lt;1&gt; </title>") == "A & B <1>")
        #expect(
            LPMetadataProvider.title(of: "<title>x</title><meta property=\"og:title\" content=\"제목\"/>") == "제목")
        #expect(LPMetadataProvider.title(of: "<p>none</p>") == nil)
        let metadata = LPLinkMetadata()
        metadata.title = "a"
        #expect((metadata.copy() as? LPLinkMetadata)?.title == "a")
    }

    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
    }

    @Test func nothingIsOnTheLockScreen() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.denied) {
            try Activity.request(
                attributes: Delivery(name: "김밥"), content: .init(state: .init(minutes: 5), staleDate: nil))
        }
    }

    private final class Central: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
        let told: @Sendable (CBManagerState) -> Void
        init(_ told: @escaping @Sendable (CBManagerState) -> Void) { self.told = told }
        func centralManagerDidUpdateState(_ central: CBCentralManager) { told(central.state) }
    }

    @Test func thereIsNoBluetooth() async {
        var (delegate, manager): (Central?, CBCentralManager?)
        let state = await withCheckedContinuation { continuation in
            delegate = Central { continuation.resume(returning: $0) }
            manager = CBCentralManager(delegate: delegate, queue: nil)
            #expect(manager?.state == .unknown)
        }
        #expect(state == .unsupported && manager?.isScanning == false)
        #expect(CBUUID(string: "180d") == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
        #expect(CBUUID(string: "180d").uuidString == "180D")
        withExtendedLifetime(delegate) {}
    }
}
