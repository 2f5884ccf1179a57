import RxSwift
import Seam
import XCTest

@testable import Weather

@MainActor
final class WeatherTests: XCTestCase {
    func testForecastFollowsTheCity() {
        let viewModel = WeatherViewModel()
        var forecasts: [String] = []
        let subscription = viewModel.forecast.drive(onNext: { forecasts.append($0) })
        viewModel.city.accept("Jeju")
        XCTAssertEqual(forecasts, ["Seoul: sunny", "Jeju: rainy"])
        subscription.dispose()
    }

    func testScreenIsReleased() throws {
        try expectReleased {
            let screen = WeatherViewController()
            screen.loadViewIfNeeded()
            screen.cityControl.selectedSegmentIndex = 1
            screen.cityControl.sendActions(for: .valueChanged)
            XCTAssertEqual(screen.forecastLabel.text, "Busan: windy")
            return screen
        }
    }
}
