package import CoreGraphics
import Foundation

/// A damped harmonic oscillator that starts at 0 and rests at 1.
package struct Spring: Sendable {
    private let frequency: Double  // undamped angular frequency, radians a second
    private let ratio: Double  // damping ratio; 1 is critical
    private let velocity: Double  // in units of the whole distance, a second

    package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat) {
        let mass = max(Double(mass), 1e-6)
        let stiffness = max(Double(stiffness), 1e-6)
        frequency = (stiffness / mass).squareRoot()
        ratio = Double(damping) / (2 * (stiffness * mass).squareRoot())
        velocity = Double(initialVelocity)
    }

    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:...)`: it has settled to a thousandth
    /// when `duration` is over.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
        ratio = min(max(dampingRatio, 0.01), 1)
        velocity = initialVelocity
        // The envelope e^(-ratio * frequency * t) is 0.001 at the end; critical damping needs a little longer because
        // of its linear factor (root of (1 + x) e^-x = 0.001).
        let decay = ratio < 1 ? 6.908 : 9.233
        frequency = decay / (ratio * max(duration, 1e-6))
    }

    package var settlingDuration: Double {
        let rate = ratio < 1 ? ratio * frequency : frequency
        return (ratio < 1 ? 6.908 : 9.233) / max(rate, 1e-6)
    }

    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let w = frequency
        if ratio < 1 {
            let wd = w * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-ratio * w * time)
            let b = (ratio * w - velocity) / wd
            return 1 - envelope * (cos(wd * time) + b * sin(wd * time))
        }
        if ratio == 1 {
            return 1 - exp(-w * time) * (1 + (w - velocity) * time)
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (r1, r2) = (-ratio * w + root, -ratio * w - root)
        // x(t) = 1 + A e^(r1 t) + B e^(r2 t), x(0) = 0, x'(0) = velocity
        let a = (velocity + r2) / (r1 - r2)
        let b = -1 - a
        return 1 + a * exp(r1 * time) + b * exp(r2 * time)
    }
}
