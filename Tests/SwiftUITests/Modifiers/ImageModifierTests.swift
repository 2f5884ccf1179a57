import Testing

@testable import SwiftUI
@testable import UIKit

/// How pictures are drawn.
@Suite @MainActor struct ImageModifierTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

    @Test func picturesAreTemplatesOrNot() {
        let environment = EnvironmentValues()
        #expect(
            Image(uiImage: picture).renderingMode(.template).uiImage(in: environment)?.renderingMode == .alwaysTemplate)
        #expect(
            Image(uiImage: picture).renderingMode(.original).uiImage(in: environment)?.renderingMode == .alwaysOriginal)
        #expect(Image(uiImage: picture).uiImage(in: environment)?.renderingMode == .automatic)
    }

    @Test func capInsetsAreKept() {
        let image = Image(uiImage: picture).resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
        let uiKit = image.uiImage(in: EnvironmentValues())
        #expect(uiKit?.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(uiKit?.resizingMode == .tile)
    }

    @Test func symbolsHaveScales() throws {
        func width(_ scale: Image.Scale) -> CGFloat { size(Image(systemName: "star").imageScale(scale)).width }
        #expect(width(.small) < width(.medium))
        #expect(width(.medium) < width(.large))
    }

    @Test func symbolsFollowTheFont() {
        let small = size(Image(systemName: "star").font(.caption)).width
        let large = size(Image(systemName: "star").font(.largeTitle)).width
        #expect(small < large)
        #expect(size(Image(systemName: "star").font(Font.body.weight(.black))) != size(Image(systemName: "star")))
    }
}
