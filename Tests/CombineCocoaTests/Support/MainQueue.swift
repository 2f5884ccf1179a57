import Dispatch

/// Waits until the main queue has performed what it was given before.
@MainActor
func mainQueueTurn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
}
