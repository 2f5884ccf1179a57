import CoreGraphics
import Stage
import Testing

@testable import AppDriver

@Suite struct DeviceProfileTests {
    @Test func aPhoneOnItsSideHasItsNotchBesideTheScreen() {
        let device = DeviceProfile.standard.landscape
        #expect(device.size == CGSize(width: 852, height: 393))
        #expect(device.safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let small = DeviceProfile.named("iPhone SE")?.landscape
        #expect(small?.safeArea == EdgeInsets.zero)
    }

    @Test func namesAreFoundWhateverTheirCaseAndSpaces() {
        #expect(DeviceProfile.named("iphone15promax")?.name == "iPhone 15 Pro Max")
        #expect(DeviceProfile.named("IPAD AIR")?.idiom == .pad)
        #expect(DeviceProfile.named("Galaxy") == nil)
    }
}
