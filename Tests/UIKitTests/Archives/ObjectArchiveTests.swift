import Testing
import UIKit

@MainActor @Suite struct ObjectArchiveTests {
    private func again<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    @Test func colors() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(try again(color) == color)
        #expect(try again(UIColor(white: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
    }

    @Test func colorsOfTheSystemStayAdaptive() throws {
        let label = try #require(try again(UIColor.label))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
        #expect(label.resolvedColor(with: dark) != label.resolvedColor(with: .init(userInterfaceStyle: .light)))
    }

    @Test func fonts() throws {
        for font in [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 12),
            .monospacedSystemFont(ofSize: 13, weight: .medium), .monospacedDigitSystemFont(ofSize: 15, weight: .light),
            try #require(UIFont(name: "Georgia-Bold", size: 18)),
        ] { #expect(try again(font) == font) }
    }

    @Test func images() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
        }
        let found = try #require(
            try again(
                picture.withRenderingMode(.alwaysTemplate).resizableImage(
                    withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 0.5), resizingMode: .stretch)))
        #expect(found.size == picture.size)
        #expect(found.scale == picture.scale)
        #expect(found.renderingMode == .alwaysTemplate)
        #expect(found.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 0.5))
        #expect(found.resizingMode == .stretch)
        #expect(found.pngData() == picture.pngData())
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(try again(symbol)?.isSymbolImage == true)
        let animated = try #require(UIImage.animatedImage(with: [picture, picture], duration: 2))
        #expect(try again(animated)?.images?.count == 2)
        #expect(try again(animated)?.duration == 2)
    }

    @Test func geometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 0.1, y: -2, width: 3, height: 4.5), forKey: "rect")
        archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
        archiver.encode(CGAffineTransform(rotationAngle: 1), forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 0.1, y: -2, width: 3, height: 4.5))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(rotationAngle: 1))
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            coder.decodeDirectionalEdgeInsets(forKey: "directional")
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
        #expect(coder.decodeCGRect(forKey: "missing") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "missing") == .identity)
    }

    @Test func geometryAsText() {
        #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSStringFromCGPoint(CGPoint(x: 0.1, y: 0)) == "{0.10000000000000001, 0}")
        #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(CGRectFromString("{{1,2},{3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGSizeFromString("nonsense") == .zero)
        #expect(UIEdgeInsetsFromString("{1, 2, 3}") == .zero)
    }
}
