import Documents
import Foundation
import UIKit

extension FlowRunner {
    /// Moves the device from place to place in a straight line, a step a second of the screen's time.
    func travel(_ places: [GivenLocation], _ speed: Double) async {
        var previous: (latitude: Double, longitude: Double)?
        for case .place(let latitude, let longitude) in places {
            if let start = previous, speed > 0 {
                // Metres of a degree of the meridian, on the sphere that has the Earth's mean radius.
                let degree = 6_371_008.8 * Double.pi / 180
                let x = (longitude - start.longitude) * cos((latitude + start.latitude) / 2 * .pi / 180) * degree
                let y = (latitude - start.latitude) * degree
                let steps = Int((x * x + y * y).squareRoot() / speed)
                for step in stride(from: 1, to: steps, by: 1) {
                    let share = Double(step) / Double(steps)
                    DeviceLocation.shared.give(
                        .place(
                            latitude: start.latitude + (latitude - start.latitude) * share,
                            longitude: start.longitude + (longitude - start.longitude) * share))
                    await clock.pass(1)
                }
            }
            DeviceLocation.shared.give(.place(latitude: latitude, longitude: longitude))
            await clock.settle()
            previous = (latitude, longitude)
        }
    }
}
