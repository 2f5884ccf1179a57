// A window that says what happens to it, one line an event, and does what its standard input says. The window tests
// drive it under Xvfb.
@preconcurrency import Foundation
@preconcurrency import Glibc
import Stage

setlinebuf(stdout)
guard WindowSurface.isAvailable else {
    print("no display")
    exit(2)
}
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "loop" {
    exit(LoopProbe.run())
}
let probe = WindowProbe(arguments: Array(arguments))
probe.listen()
exit(MainLoop.run())
