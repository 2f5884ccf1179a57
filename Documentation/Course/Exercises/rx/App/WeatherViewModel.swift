import RxCocoa
import RxRelay

final class WeatherViewModel {
    let city = BehaviorRelay(value: "Seoul")

    var forecast: Driver<String> {
        city.asDriver().map { [forecasts] city in "\(city): \(forecasts[city] ?? "unknown")" }
    }

    private let forecasts = ["Seoul": "sunny", "Busan": "windy", "Jeju": "rainy"]
}
