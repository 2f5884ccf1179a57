import DeveloperToolsSupport
import Foundation
import Testing

@Suite("Names of resources") struct ResourceNameTests {
    @Test func areThoseOfUIKit() {
        let image = ImageResource(name: "a", bundle: .main)
        #expect(image == ImageResource(name: "a", bundle: .main))
        #expect(ColorResource(name: "a", bundle: .main) != ColorResource(name: "b", bundle: .main))
    }
}
