import Testing

@testable import SwiftUI
@testable import UIKit

/// Fills with shadows, paler ones, and those of several colours.
@Suite @MainActor struct ShapeStyleTests {
    private let environment = EnvironmentValues()

    private func parts(_ color: UIColor) -> [Double] {
        let parts = color.components
        return [parts.red, parts.green, parts.blue, parts.alpha].map { (Double($0) * 1000).rounded() / 1000 }
    }

    @Test func colorsSayWhatTheyAre() {
        #expect(Color.red.description == "red" && "\(Color.primary)" == "primary")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
        #expect(Color(white: 0, opacity: 0.5).description == "#00000080")
        #expect(Color(.displayP3, red: 0, green: 1, blue: 0).description == "#00FF00FF")
    }

    @Test func colorsAreMixed() {
        let half = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device)
        #expect(parts(half.uiColor) == [0.5, 0, 0.5, 1])
        let same = Color(red: 0.2, green: 0.4, blue: 0.6).mix(with: .black, by: 0)
        #expect(parts(same.uiColor) == [0.2, 0.4, 0.6, 1])
        // By how they are seen, a mixture of black and white is darker than half of each.
        let grey = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(abs(grey.red - 0.389) < 0.01 && abs(grey.red - grey.blue) < 0.001)
        // Beyond the ends there is nothing more.
        #expect(parts(Color.black.mix(with: .white, by: 7, in: .device).uiColor) == [1, 1, 1, 1])
    }

    @Test func colorsAreResolvedInTheLightAndInTheDark() {
        var dark = environment
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: environment).red == 0)
        #expect(abs(Color.primary.resolve(in: dark).red - 1) < 0.001)
        let half = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        #expect(abs(half.linearRed - 0.214) < 0.001)
        #expect(abs(half.red - 0.5) < 0.001)
        #expect(parts(Color(half).uiColor) == [0.5, 0.25, 1, 0.5])
    }

    @Test func palerFormsLetMoreThrough() {
        func opacity(_ style: some ShapeStyle) -> Double { parts(style._paint(in: environment).color)[3] }
        #expect(opacity(Color.red.opacity(0.5)) == 0.5)
        #expect(opacity(.red) > opacity(Color.red.secondary))
        #expect(opacity(Color.red.secondary) > opacity(Color.red.tertiary))
        #expect(.material(.systemThinMaterial, opacity: 0.5) == Material.thin.opacity(0.5)._paint(in: environment))
        // Some have colours of the system's.
        #expect(.color(.secondarySystemBackground) == BackgroundStyle().secondary._paint(in: environment))
        #expect(.color(.tertiarySystemFill) == FillShapeStyle().tertiary._paint(in: environment))
    }

    private struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.red : Color.blue
        }
    }

    @Test func anAppsOwnStyleStandsForOthers() {
        var dark = environment
        dark.colorScheme = .dark
        #expect(Warning()._paint(in: environment) == Color.blue._paint(in: environment))
        #expect(AnyShapeStyle(Warning())._paint(in: dark) == Color.red._paint(in: dark))
    }

    @Test func shadowsFallOutsideAndInside() throws {
        let outer = try Shot(
            Rectangle().fill(Color.white.shadow(.drop(color: .red, radius: 4, y: 20))).frame(width: 40, height: 40))
        #expect(outer.isReddish(at: CGPoint(x: 50, y: 82)))
        #expect(!outer.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(!outer.isReddish(at: CGPoint(x: 50, y: 20)))
        let inner = try Shot(
            Rectangle().fill(Color.white.shadow(.inner(color: .red, radius: 6, y: 8))).frame(width: 40, height: 40))
        #expect(inner.isReddish(at: CGPoint(x: 50, y: 32)))
        #expect(!inner.isReddish(at: CGPoint(x: 50, y: 64)))
        #expect(!inner.isReddish(at: CGPoint(x: 50, y: 26)))
    }

    @Test func meshesPassFromPointToPoint() throws {
        let mesh = try Shot(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.init(red: 1, green: 0, blue: 0), .blue, .blue, .blue]))
        #expect(mesh.isReddish(at: CGPoint(x: 4, y: 4)))
        #expect(!mesh.isReddish(at: CGPoint(x: 95, y: 95)))
        // One with too few points is its background.
        let broken = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red], background: .green)
        #expect(broken._paint(in: environment) == Color.green._paint(in: environment))
    }

    @Test func ellipsesHaveTheFormOfTheirRoom() throws {
        let wide = try Shot(
            EllipticalGradient(stops: [.init(color: .red, location: 0.9), .init(color: .blue, location: 1)])
                .frame(width: 100, height: 20))
        #expect(wide.isReddish(at: CGPoint(x: 90, y: 50)))
        #expect(!wide.isReddish(at: CGPoint(x: 97, y: 42)))
    }

    @Test func shapesAreDrawnOverThemselves() throws {
        let drawn = try Shot(Rectangle().fill(Color.red).stroke(Color.blue, lineWidth: 10))
        #expect(drawn.isReddish(at: CGPoint(x: 50, y: 50)))
        #expect(!drawn.isReddish(at: CGPoint(x: 3, y: 50)))
        let bordered = try Shot(Circle().fill(.blue).strokeBorder(Color.red, lineWidth: 10))
        #expect(bordered.isReddish(at: CGPoint(x: 5, y: 50)))
        #expect(!bordered.isReddish(at: CGPoint(x: 50, y: 50)))
    }
}
