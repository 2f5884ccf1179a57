import Foundation

/// The action of a step of a flow. Times are in seconds.
public indirect enum FlowCommand: Equatable, Sendable {
    /// Opens the app: starts it, or brings it back from the home screen.
    case launchApp(clearState: Bool, permissions: GivenPermissions = GivenPermissions())
    case stopApp
    /// Removes what the app has stored.
    case clearState

    /// Taps `count` times, `delay` apart.
    case tapOn(FlowTarget, count: Int, delay: Double)
    case doubleTapOn(FlowTarget)
    case longPressOn(FlowTarget)

    /// Types into what has the focus.
    case inputText(String)
    /// Deletes characters before the caret; nil stands for all of them (Maestro: up to 50).
    case eraseText(count: Int?)
    case pressKey(FlowKey)
    case hideKeyboard
    /// Keeps the element's text for ``pasteText``.
    case copyTextFrom(FlowSelector)
    case pasteText
    case setClipboard(String)
    /// Chooses copies of files in the picker that is shown. Not one of Maestro's commands.
    case pickFile([URL])

    case assertVisible(FlowSelector)
    case assertNotVisible(FlowSelector)
    /// Waits until `condition` holds and fails after `timeout`.
    case extendedWaitUntil(FlowCondition, timeout: Double)
    /// Waits until nothing moves, for `timeout` at most; never fails.
    case waitForAnimationToEnd(timeout: Double)

    /// Scrolls down by about half a screen.
    case scroll
    case scrollUntilVisible(FlowSelector, direction: FlowDirection, timeout: Double)
    case swipe(FlowSwipe, duration: Double)
    case back
    /// Turns the device. A window of the desktop keeps its form.
    case setOrientation(FlowOrientation)

    /// Answers what the app asks the person for, now and later.
    case setPermissions(GivenPermissions)
    /// Puts the device somewhere.
    case setLocation(GivenLocation)
    /// Moves the device through places, at so many metres a second.
    case travel([GivenLocation], speed: Double)

    /// The name is without an ending.
    case takeScreenshot(name: String)

    /// Takes `steps` if `condition` holds.
    case runFlow([FlowStep], condition: FlowCondition)
    /// Takes `steps` while `condition` holds, `times` at most.
    case `repeat`([FlowStep], times: Int?, condition: FlowCondition)
}
