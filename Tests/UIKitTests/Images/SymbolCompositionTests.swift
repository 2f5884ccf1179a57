import Foundation
import Testing

@testable import UIKit

/// Symbols that have no icon of their own.
@MainActor @Suite struct SymbolCompositionTests {
    private let folder = SymbolLibrary.iconFolder

    nonisolated private static var hasIcons: Bool { FileManager.default.fileExists(atPath: SymbolLibrary.iconFolder) }

    @Test(.enabled(if: hasIcons)) func namesWithoutAnIconArePutTogetherByTheirRules() throws {
        func glyph(_ name: String) throws -> SymbolGlyph {
            try #require(SymbolLibrary.make(name, folder: folder), "\(name)")
        }
        // None of them has an icon of its own.
        let names = [
            "tortoise.circle", "ladybug.slash", "heart.badge.plus", "gift.badge.questionmark.fill", "bolt.hexagon",
            "figure.pickleball", "steeringwheel.slash", "chart.bar.xaxis.ascending.badge.clock", "toilet.fill",
        ]
        for name in names {
            #expect(SymbolNames.icon(for: name) == nil && SymbolCatalog.glyphs[name] == nil, "\(name)")
            #expect(try glyph(name).ink.width > 0, "\(name)")
        }
        // Within a shape, what is drawn is as large as the shape.
        #expect(abs(try glyph("heart.hexagon").ink.width - 16) < 0.5)
        // A badge stands beside its base, a slash over it.
        #expect(try glyph("heart.badge.plus").parts.count > glyph("heart").parts.count)
        #expect(try glyph("heart.fill.slash").parts.count == glyph("heart.fill").parts.count + 1)
        // Filled or not, a base is better than none.
        #expect(try glyph("airplane.fill").ink == glyph("airplane").ink)
    }

    @Test func aNameThatMayBeOneHasAShapeAndOthersHaveNone() {
        for name in ["figure.pickleball", "fryingpan", "car.side.rear.open.crop", "42.circle", "visionpro.slash"] {
            #expect(SymbolLibrary.make(name, folder: "/nowhere") != nil, "\(name)")
        }
        for name in [
            "", ".", "heart.", ".fill", "heart..fill", "heart.fil", "my-icon", "myLogo", "Heart", "custom.logo1",
            "home", "search", "settings",
        ] {
            #expect(SymbolLibrary.make(name, folder: folder) == nil, "\(name)")
        }
    }

    @Test func lettersAndNumbersStandInShapes() throws {
        func glyph(_ name: String) throws -> SymbolGlyph {
            try #require(SymbolLibrary.make(name, folder: "/nowhere"), "\(name)")
        }
        // A ring and a letter, or a disc with the letter cut out of it.
        #expect(try glyph("a.circle").parts.count == 2)
        #expect(try glyph("a.circle.fill").parts.count == 1)
        #expect(try glyph("a.circle.fill").isEnclosed)
        for name in ["w.square", "i.circle", "42.circle", "q.square.fill", "z.circle.fill"] {
            #expect(abs(try glyph(name).ink.width - 16) < 0.5, "\(name)")
        }
        // Letters are equally high, wide ones as well.
        func height(_ name: String) throws -> CGFloat {
            guard case .area(let outline, _) = try glyph(name).parts.last else { return 0 }
            return outline.box.height
        }
        #expect(abs(try height("i.circle") - height("e.circle")) < 0.1)
        #expect(try height("24.circle") < height("e.circle"))
        #expect(try glyph("a.circle").parts.count > glyph("999.circle").parts.count)
    }
}
