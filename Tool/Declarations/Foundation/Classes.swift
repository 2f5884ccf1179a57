// Declarations of Foundation's; see NSObject.swift.

open class Timer: NSObject {
    open func fire()
    open func invalidate()
}

open class Operation: NSObject {
    open func start()
    open func main()
    open func cancel()
    open func waitUntilFinished()
}

open class OperationQueue: NSObject {
    open func cancelAllOperations()
    open func waitUntilAllOperationsAreFinished()
}

open class Thread: NSObject {
    open func start()
    open func cancel()
    open func main()
}

open class URLSession: NSObject {
    open func invalidateAndCancel()
    open func finishTasksAndInvalidate()
}

open class URLSessionTask: NSObject {
    open func cancel()
    open func resume()
    open func suspend()
}

open class Progress: NSObject {
    open func cancel()
    open func pause()
    open func resume()
}

open class XMLParser: NSObject {
    open func abortParsing()
}

open class UserDefaults: NSObject {
    open func synchronize() -> Bool
}

open class NSLock: NSObject {
    open func lock()
    open func unlock()
}
