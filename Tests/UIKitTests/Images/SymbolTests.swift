import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolTests {
    private let folder = SymbolLibrary.iconFolder

    /// `seam self-test` installs the package, where it can.
    nonisolated private static var hasIcons: Bool { FileManager.default.fileExists(atPath: SymbolLibrary.iconFolder) }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, scale: CGFloat = 2)
        -> SymbolImage?
    {
        var result: SymbolImage?
        UITraitCollection(displayScale: scale).performAsCurrent { result = SymbolImage.system(name, configuration) }
        return result
    }

    @Test(.enabled(if: hasIcons)) func namesAreSortedAndHaveTheirIcons() throws {
        let all = SymbolNames.all
        #expect(all.count > 1500)
        for (one, next) in zip(all, all.dropFirst()) {
            #expect(one.name.utf8.lexicographicallyPrecedes(next.name.utf8), "\(one.name) before \(next.name)")
        }
        for (name, icon) in all {
            let file = icon.split(separator: ":").last.map { "\(folder)/\($0).svg" } ?? ""
            #expect(FileManager.default.fileExists(atPath: file), "\(name): \(file)")
            #expect(SymbolNames.icon(for: name) == icon)
            #expect(SymbolCatalog.glyphs[name] == nil, "\(name) is drawn twice")
        }
        for name in ["", "a", "zzzz", "heart.fil", "heart.fill.", "\n", "bell "] {
            #expect(SymbolNames.icon(for: name) == nil)
        }
    }

    @Test(.enabled(if: hasIcons)) func everyNameCanBeDrawn() {
        for (name, _) in SymbolNames.all {
            let glyph = SymbolLibrary.make(name, folder: folder)
            #expect((glyph?.ink.width ?? 0) > 0, "\(name)")
        }
        for (name, glyph) in SymbolCatalog.glyphs { #expect(glyph.ink.width > 0, "\(name)") }
    }

    @Test func whatUIKitShowsNeedsNoPackage() {
        let names = [
            "chevron.left", "chevron.right", "chevron.down", "xmark", "xmark.circle.fill", "plus", "minus", "checkmark",
            "ellipsis", "magnifyingglass", "info.circle", "plus.circle", "square.and.arrow.up", "sidebar.left", "doc",
            "doc.on.doc", "folder", "star.fill",
        ]
        for name in names { #expect(SymbolLibrary.make(name, folder: "/nowhere") != nil, "\(name)") }
        #expect(SymbolLibrary.make("bell", folder: "/nowhere") != nil)
    }

    /// The frames of image views in storyboards, at 2 pixels a point.
    @Test(.enabled(if: hasIcons)) func sizesAreThoseThatStoryboardsRecord() throws {
        func check(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) throws {
            let image = try #require(symbol(name))
            #expect(image.size == CGSize(width: width, height: height), "\(name)")
            #expect(image.alignmentRectInsets.top == -top && image.alignmentRectInsets.bottom == -bottom, "\(name)")
        }
        try check("phone.fill", 19.5, 17.5, top: 1.5, bottom: 1)
        try check("mail.fill", 24, 17.5, top: 1, bottom: 1.5)
        try check("person.fill", 18, 17, top: 1.5, bottom: 1.5)
        try check("sparkles", 18.5, 21, top: -1, bottom: 0)
        try check("chevron.right", 12.5, 16.5, top: 2, bottom: 1.5)
        let small = try #require(
            symbol(
                "chevron.right",
                UIImage.SymbolConfiguration(weight: .semibold).applying(UIImage.SymbolConfiguration(scale: .small))))
        #expect(small.size == CGSize(width: 11, height: 14))
        let list = try #require(symbol("line.3.horizontal", .init(scale: .large)))
        #expect(list.size == CGSize(width: 26, height: 13))
        let timer = try #require(symbol("timer", UIImage.SymbolConfiguration(pointSize: 12)))
        #expect(timer.size.width == 14)
        #expect(timer.size.height - timer.alignmentRectInsets.top - timer.alignmentRectInsets.bottom == 14.5)
    }

    @Test(.enabled(if: hasIcons)) func imageViewsAlignSymbolsWithALineOfText() throws {
        let image = try #require(UIImage(systemName: "phone.fill"))
        let view = UIImageView(image: image)
        #expect(abs(view.intrinsicContentSize.height - 20.33) < 0.5)
        #expect(view.intrinsicContentSize.height > image.size.height)
        let offset = try #require(image.baselineOffsetFromBottom)
        // A symbol's middle is that of the capital letters beside it.
        #expect(abs(image.size.height / 2 - offset - 17 * 0.3523) < 0.5)
    }

    @Test(.enabled(if: hasIcons)) func configurationsAddUp() throws {
        let plain = try #require(UIImage(systemName: "bell"))
        let bold = try #require(plain.applyingSymbolConfiguration(.init(weight: .bold)))
        let large = try #require(plain.applyingSymbolConfiguration(.init(scale: .large)))
        #expect(bold.size.width > plain.size.width)
        #expect(abs(large.size.width / plain.size.width - 1.28) < 0.05)
        let both = try #require(bold.applyingSymbolConfiguration(.init(pointSize: 34)))
        #expect(both.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        #expect(both.symbolConfiguration?.withoutWeight() == UIImage.SymbolConfiguration(pointSize: 34))
        let style = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        #expect(try #require(UIImage(systemName: "bell", withConfiguration: style)).size.width > 1.9 * plain.size.width)
    }

    /// How much of a picture is covered, in pixels of 3 a point.
    private func ink(_ image: UIImage) -> Double {
        guard let pixels = image.uprightPixels else { return 0 }
        return pixels.withPixels { bytes in
            var sum = 0.0
            for y in 0..<pixels.height {
                for x in 0..<pixels.width { sum += Double(bytes[y * pixels.bytesPerRow + x * 4 + 3]) / 255 }
            }
            return sum
        }
    }

    @Test(.enabled(if: hasIcons)) func weightsMakeLinesThicker() throws {
        for name in ["bell", "gear", "chevron.right", "trash", "wifi", "person.2"] {
            let areas = try [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black].map { weight in
                ink(
                    try #require(
                        UIImage(
                            systemName: name,
                            withConfiguration: UIImage.SymbolConfiguration(pointSize: 60, weight: weight))))
            }
            #expect(areas == areas.sorted() && areas[4] > areas[0] * 1.4, "\(name): \(areas)")
        }
    }

    /// Blue, green, red, alpha.
    private func pixel(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        let pixels = image.uprightPixels!
        return pixels.withPixels { bytes in
            let start = Int(y * CGFloat(pixels.height)) * pixels.bytesPerRow + Int(x * CGFloat(pixels.width)) * 4
            return Array(bytes[start..<start + 4])
        }
    }

    @Test(.enabled(if: hasIcons)) func palettesPaintTheShapeAndWhatIsInIt() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
            .applying(UIImage.SymbolConfiguration(pointSize: 60))
        for name in ["plus.circle.fill", "star.circle.fill"] {
            let image = try #require(UIImage(systemName: name, withConfiguration: palette))
            #expect(pixel(image, 0.5, 0.5) == [255, 255, 255, 255], "\(name)")
            #expect(pixel(image, 0.5, 0.12).prefix(3).elementsEqual(UIColor.red.bgr), "\(name)")
        }
        let plain = try #require(
            UIImage(systemName: "star.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60)))
        #expect(pixel(plain, 0.5, 0.5)[3] == 0)
        let paler = UIImage.SymbolConfiguration(hierarchicalColor: .red).applying(
            UIImage.SymbolConfiguration(pointSize: 60))
        let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: paler))
        #expect(pixel(image, 0.5, 0.5)[3] == 255 && abs(Int(pixel(image, 0.5, 0.12)[3]) - 64) < 3)
    }

    @Test func unknownNamesGiveNothing() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        // An icon of the set that is no symbol.
        #expect(UIImage(systemName: "github") == nil)
    }

    // MARK: Path data

    @Test func pathDataIsReadAsSVGSays() {
        func box(_ text: String) -> CGRect { PathData.path(text).boundingBoxOfPath }
        #expect(box("M1 2h3v4H1z") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(box("m1,2 3,0 0,4 -3,0z") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(box("M.5.5 1.5-1.5") == CGRect(x: 0.5, y: -1.5, width: 1, height: 2))
        #expect(box("M1e1 0L20 1e-1").maxX == 20)
        // A circle of two arcs whose flags touch what follows.
        let circle = box("M0 5a5 5 0 1010 0a5 5 0 10-10 0")
        #expect(abs(circle.minX) < 0.01 && abs(circle.maxX - 10) < 0.01 && abs(circle.maxY - 10) < 0.01)
        #expect(PathData.path("M0 0S1 1 2 0T4 0").currentPoint == CGPoint(x: 4, y: 0))
        // What follows a mistake is left out.
        #expect(PathData.path("M0 0L5 5L7").currentPoint == CGPoint(x: 5, y: 5))
        for text in ["", "x", "L", "M", "A1 1 0 2 0 3 3", "M1 1e999 2", "zzz", "M-.", "5 5"] {
            #expect(PathData.path(text).segments.count < 3)
        }
    }

    @Test func outlinesGrowOutwardsAndHolesInwards() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let grown = SymbolOutline(ring, rule: .evenOdd).grown(by: 1)
        let boxes = SymbolOutline.split(grown).map { CGPath(segments: $0).boundingBoxOfPath }
        #expect(boxes == [CGRect(x: -1, y: -1, width: 12, height: 12), CGRect(x: 4, y: 4, width: 2, height: 2)])
    }

    // MARK: Looking

    /// With `SEAM_TEST_PICTURES` set, leaves sheets of symbols to look at; without, draws them and asserts that each
    /// left something.
    @Test(.enabled(if: hasIcons)) func sheetsShowEverySymbol() throws {
        let corpus = [
            "arrowshape.backward.circle", "bell", "clock.fill", "delete.left", "dollarsign.circle", "gear", "globe",
            "globe.europe.africa", "heart.fill", "list.bullet", "list.dash", "location.fill", "magnifyingglass",
            "mail.fill", "person", "person.crop.circle", "person.fill", "phone.fill", "play.square.fill", "plus",
            "sparkles", "square.and.arrow.up", "text.word.spacing", "tv", "xmark", "xmark.circle.fill",
        ]
        for style in [UIUserInterfaceStyle.light, .dark] {
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: CGFloat(corpus.count) * 72))
            sheet.backgroundColor = .systemBackground
            sheet.overrideUserInterfaceStyle = style
            for (row, name) in corpus.enumerated() {
                let label = UILabel(frame: CGRect(x: 8, y: CGFloat(row) * 72, width: 240, height: 72))
                label.text = name
                sheet.addSubview(label)
                var x: CGFloat = 250
                for size in [17, 24, 60] as [CGFloat] {
                    let image = try #require(
                        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
                    #expect(ink(image) > 0)
                    let view = UIImageView(image: image)
                    view.tintColor = size == 24 ? .systemRed : .label
                    view.backgroundColor = size == 60 ? .secondarySystemBackground : nil
                    view.center = CGPoint(x: x, y: CGFloat(row) * 72 + 36)
                    sheet.addSubview(view)
                    x += size == 60 ? 90 : 70
                }
                for weight in [UIImage.SymbolWeight.thin, .bold, .black] {
                    let view = UIImageView(
                        image: UIImage(
                            systemName: name,
                            withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: weight)))
                    view.tintColor = .label
                    view.center = CGPoint(x: x, y: CGFloat(row) * 72 + 36)
                    sheet.addSubview(view)
                    x += 60
                }
            }
            let controller = UIViewController()
            let screen = TestScreen(controller, size: sheet.frame.size, scale: 1)
            controller.view.addSubview(sheet)
            try screen.picture("symbols-\(style == .dark ? "dark" : "light")")
        }
    }
}

extension UIColor {
    fileprivate var bgr: [UInt8] {
        let c = resolved(.current).rgba
        return [c.blue, c.green, c.red].map { UInt8(($0 * 255).rounded()) }
    }
}
