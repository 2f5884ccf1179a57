import Foundation
import RuntimeShims
import SeamPrimitives

/// The calls that a thread is in, as a person reads them.
struct CallStack {
    struct Call: Equatable {
        /// The function, or an address where there is no name.
        var name: String
        /// A line of the app's; nil in libraries.
        var place: SourcePlace?
        /// Whether the function is in the app's program.
        var isApps: Bool
    }

    /// The innermost first.
    let calls: [Call]

    init(calls: [Call]) { self.calls = calls }

    /// - Parameter addresses: Where each call goes on when it returns, the innermost first.
    init(returningTo addresses: [UInt]) {
        calls = Self.places.withLock { places in
            if places == nil { places = MemoryMap.read().map { SourcePlaces($0, declarations: [:]) } }
            return addresses.map { address in
                // The call itself is before.
                let call = address > 0 ? address - 1 : 0
                let function = places?.function(at: call)
                return Call(
                    name: function?.name ?? "0x" + String(address, radix: 16), place: function?.place,
                    isApps: places?.isApps(call) ?? false)
            }
        }
    }

    /// Programs and libraries are large: their tables are read once.
    private static let places = Locked<SourcePlaces?>(nil)

    /// The innermost call of the app's.
    var appsCall: Call? { calls.first { $0.isApps && $0.place != nil } }

    /// What the app called: the function of a library that its innermost call is in.
    var library: Call? {
        guard let index = calls.firstIndex(where: { $0.isApps && $0.place != nil }), index > 0 else { return nil }
        return calls[index - 1]
    }

    /// A line for each call, without those that started the thread and those of the library below the app's innermost.
    var lines: [String] {
        calls.prefix(60).map { call in
            "    " + (call.place.map { "\($0.file):\($0.line): " } ?? "") + call.name
        }
    }
}
