import CoreLocationUI
import Testing
import UIKit

@MainActor struct LocationButtonTests {
    @Test func theButtonFitsItsWords() throws {
        let button = CLLocationButton(frame: .zero)
        #expect(button.icon == .arrowFilled && button.label == .currentLocation)
        #expect(button.accessibilityLabel == "Current Location")
        let short = button.intrinsicContentSize
        button.label = .shareMyCurrentLocation
        #expect(
            button.intrinsicContentSize.width > short.width && button.accessibilityLabel == "Share My Current Location")
        button.label = .none
        #expect(button.intrinsicContentSize.width < short.width)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12)
    }
}
