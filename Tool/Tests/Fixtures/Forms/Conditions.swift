import Foundation
import class UIKit.UIView
import struct CoreGraphics.CGFloat
import UIKit.UIGestureRecognizerSubclass
@_exported import UIKit

#if canImport(SwiftUI)
    import SwiftUI
    struct Preview: PreviewProvider { static var previews: some View { Text("x") } }
#endif
#if canImport(AppKit)
    let nothing: Nothing = 1
#elseif canImport(UIKit) && !os(macOS)
    let toolkit = "UIKit"
#endif
#if os(iOS) || os(tvOS)
    let system = "iOS"
#elseif os(Linux)
    let system = "Linux"
#endif
#if targetEnvironment(macCatalyst)
    let nothing: Nothing = 1
#endif
#if swift(>=5.0) && DEBUG
    let configuration = "debug"
#else
    let configuration = "release"
#endif

@available(iOS 15, *)
struct Recent { var name = "recent" }

@available(iOS, introduced: 13.0, deprecated: 16.0, message: "old")
func old() -> String { "old" }

#Preview("name") {
    UIView()
}

func place(_ function: String = #function, line: Int = #line, file: String = #file, id: String = #fileID) -> String {
    "\(function) \(line) \((file as NSString).lastPathComponent) \(file.hasPrefix("/")) \(id)"
}

func checkConditions() {
    print(toolkit, system, configuration, old())
    if #available(iOS 15, *) { print(Recent().name) } else { print("not available") }
    guard #available(iOS 13.0, macOS 10.15, *) else { return print("not available") }
    if #unavailable(iOS 12) { print("unavailable") }
    print(place())
    #sourceLocation(file:"Elsewhere.swift",line:7)
    print(#line, #file)
    #sourceLocation()
    print(#line, #column > 0, ("\(#filePath)" as NSString).lastPathComponent)
    print(type(of: UIView()), UIScreen.main.scale, CGFloat(1))
    assert(true)
}
