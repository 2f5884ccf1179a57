import Testing

@testable import SwiftUI
@testable import UIKit

/// Shapes made of others, and the types that have names.
@Suite @MainActor struct ShapeTypeTests {
    private let room = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func movedTurnedAndScaled() {
        let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 10, y: 5)
        #expect(moved.path(in: room).boundingRect == room.offsetBy(dx: 10, dy: 5))
        let scaled: ScaledShape<Rectangle> = Rectangle().scale(0.5)
        #expect(scaled.path(in: room).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
        let box = turned.path(in: room).boundingRect
        #expect(abs(box.width - 50) < 0.01 && abs(box.height - 100) < 0.01)
        let transformed: TransformedShape<Rectangle> = Rectangle().transform(.init(translationX: 3, y: 0))
        #expect(transformed.path(in: room).boundingRect.minX == 3)
        let inner = moved.inset(by: 5).path(in: room).boundingRect
        #expect(inner == CGRect(x: 15, y: 10, width: 90, height: 40))
        let placed = Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing).path(in: room)
        #expect(placed.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
    }

    @Test func shapesAreCombined() throws {
        let both = Rectangle().subtracting(Circle())
        let path = both.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        let shot = try Shot(both.fill(Color(red: 1, green: 0, blue: 0)))
        #expect(shot.isReddish(at: CGPoint(x: 3, y: 3)))
        #expect(!shot.isReddish(at: CGPoint(x: 50, y: 50)))
    }

    @Test func outlinesLieOverFills() throws {
        let view = Circle().fill(Color(red: 0, green: 0, blue: 1)).stroke(
            Color(red: 1, green: 0, blue: 0), lineWidth: 20)
        let outline: StrokeShapeView<Circle, Color, FillShapeView<Circle, Color, EmptyView>>? = nil
        #expect(outline == nil)
        #expect(view.strokeStyle.lineWidth == 20)
        let shot = try Shot(view.padding(20))
        #expect(shot.isReddish(at: CGPoint(x: 20, y: 50)))
        #expect(!shot.isReddish(at: CGPoint(x: 50, y: 50)))
        let border = Rectangle().strokeBorder(Color(red: 1, green: 0, blue: 0), lineWidth: 10)
        let inside = try Shot(border.padding(20))
        #expect(inside.isReddish(at: CGPoint(x: 25, y: 50)))
        #expect(!inside.isReddish(at: CGPoint(x: 15, y: 50)))
    }

    @Test func whatReachesOutOfItsRoomIsDrawn() throws {
        let moved = Rectangle().offset(x: 30).fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20)
        let shot = try Shot(moved)
        #expect(shot.isReddish(at: CGPoint(x: 80, y: 50)))
        #expect(!shot.isReddish(at: CGPoint(x: 50, y: 50)))
    }

    @Test func cornersFollowTheContainers() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let container = RoundedRectangle(cornerRadius: 40)
        func reaches(_ view: some View, _ point: CGPoint) throws -> Bool { try Shot(view).isReddish(at: point) }
        // 10 points within a corner of 40 is one of 30.
        let inner = ConcentricRectangle().fill(red).padding(10).containerShape(container)
        #expect(try !reaches(inner, CGPoint(x: 14, y: 14)))
        #expect(try reaches(inner, CGPoint(x: 22, y: 22)))
        // Farther within than the container's radius the corners are square, or have their least radius.
        let small = ConcentricRectangle().fill(red).padding(42).containerShape(container)
        #expect(try reaches(small, CGPoint(x: 43, y: 43)))
        let least = ConcentricRectangle(corners: .concentric(minimum: 8)).fill(red).padding(42)
        #expect(try !reaches(least.containerShape(container), CGPoint(x: 43, y: 43)))
        let fixed = red.clipShape(.rect(corners: .fixed(40)))
        #expect(try !reaches(fixed, CGPoint(x: 4, y: 4)))
        let below = ConcentricRectangle(topLeadingCorner: .fixed(0), topTrailingCorner: .fixed(0)).fill(red)
        #expect(try reaches(below.containerShape(container), CGPoint(x: 2, y: 2)))
        #expect(try !reaches(below.containerShape(container), CGPoint(x: 2, y: 97)))
        #expect(ConcentricRectangle().path(in: room).boundingRect == room)
    }

    @Test func theContainersShapeIsFollowed() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let followed = ContainerRelativeShape().fill(red).padding(10).containerShape(RoundedRectangle(cornerRadius: 40))
        let shot = try Shot(followed)
        // The corner has a radius of 30, so that this point is outside of it.
        #expect(!shot.isReddish(at: CGPoint(x: 14, y: 14)))
        #expect(shot.isReddish(at: CGPoint(x: 50, y: 14)))
        let plain = try Shot(ContainerRelativeShape().fill(red).padding(10))
        #expect(plain.isReddish(at: CGPoint(x: 12, y: 12)))
        let clipped = try Shot(
            red.clipShape(ContainerRelativeShape()).containerShape(RoundedRectangle(cornerRadius: 40)))
        #expect(!clipped.isReddish(at: CGPoint(x: 3, y: 3)))
        #expect(clipped.isReddish(at: CGPoint(x: 50, y: 50)))
    }

    @Test func pathsAreToldAsTexts() throws {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3.5, y: 4))
            path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
            path.closeSubpath()
        }
        #expect(path.description == "1 2 m 3.5 4 l 5 6 7 8 q h")
        #expect(Path(path.description) == path)
        #expect(Path("1 2 m 3") == nil)
        #expect(Path("nonsense") == nil)
        #expect(path != Path())
    }

    private struct Tinted: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Padded(amount: environment.colorScheme == .dark ? 10 : 5)
        }
    }

    private struct Padded: ViewModifier {
        let amount: CGFloat
        func body(content: Content) -> some View { content.padding(amount) }
    }

    @Test func modifiersFollowTheEnvironment() {
        let view = Color.red.frame(width: 10, height: 10).modifier(Tinted())
        #expect(size(view) == CGSize(width: 20, height: 20))
        #expect(size(view.environment(\.colorScheme, .dark)) == CGSize(width: 30, height: 30))
    }
}
