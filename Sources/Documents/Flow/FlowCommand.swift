import Foundation

/// The action of a step of a flow. Times are in seconds.
public indirect enum FlowCommand: Equatable, Sendable {
    /// Opens the app: starts it, or brings it back from the home screen.
    case launchApp(FlowLaunch)
    /// Ends the app, which is named if it is another one.
    case stopApp(String?)
    /// Removes what the app has stored.
    case clearState(String?)
    /// Removes what the app keeps in the keychain.
    case clearKeychain
    /// Opens an address, in the app if it is one of the app's.
    case openLink(String)
    /// Puts pictures and videos into the device's library.
    case addMedia([URL])

    /// Taps `count` times, `delay` apart.
    case tapOn(FlowTarget, count: Int, delay: Double)
    case doubleTapOn(FlowTarget)
    case longPressOn(FlowTarget)

    /// Types into what has the focus.
    case inputText(String)
    /// Types something that is another each time.
    case inputRandom(FlowRandomText)
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
    /// Shakes the device. Maestro has no such command.
    case shake
    /// Takes the network away, or gives it back; nil: the one that is not.
    case setAirplaneMode(Bool?)

    /// Answers what the app asks the person for, now and later.
    case setPermissions(GivenPermissions)
    /// Puts the device somewhere.
    case setLocation(GivenLocation)
    /// Moves the device through places, at so many metres a second.
    case travel([GivenLocation], speed: Double)

    /// Writes the screen, or an element of it, as a picture. The name is without an ending.
    case takeScreenshot(name: String, of: FlowSelector?)
    case assertScreenshot(FlowPictureCheck)
    /// Begins to write down what the screen shows. The name is without an ending.
    case startRecording(name: String)
    case stopRecording

    /// Its scripts have been run when the command is there: nothing is left to do.
    case evalScript(String)
    /// Fails if the text is empty, or the word or number that stands for no.
    case assertTrue(String)
    /// Runs a file of JavaScript if `condition` holds.
    case runScript(FlowScript, condition: FlowCondition)

    /// Takes the block's steps if `condition` holds.
    case runFlow(FlowBlock, condition: FlowCondition)
    /// Takes `steps` while `condition` holds, `times` at most.
    case `repeat`([FlowStep], times: Int?, condition: FlowCondition)
    /// Takes the block's steps, and takes them again if one fails, so many times more.
    case retry(FlowBlock, retries: Int)

    /// A command that has scripts in its words.
    case later(FlowTemplate, isGroup: Bool)
    /// A command that needs what an app on Linux cannot have.
    case unavailable(String, isOptional: Bool)

    /// Whether the command is there for other steps, which tell of themselves.
    public var isGroup: Bool {
        switch self {
        case .runFlow, .repeat, .retry: true
        case .later(_, let isGroup): isGroup
        default: false
        }
    }

    /// Whether a failure is but a warning where the flow says nothing about it.
    var isUsuallyOptional: Bool {
        if case .unavailable(_, let isOptional) = self { isOptional } else { false }
    }
}
