import CGTK
import FileDesk
import FileDoor
import Foundation

// Shows dialogs for files on behalf of an app in a box: `seam run` starts it, outside of the box, when an app in a window
// first asks. It ends with the app.

setlocale(LC_ALL, "")
guard let desk = DeskArguments(CommandLine.arguments.dropFirst()) else {
    FileHandle.standardError.write(
        Data("usage: FileDialogs --descriptor NUMBER --app NAME [--container FOLDER]\n".utf8))
    exit(64)
}
// Without a message bus, GTK would complain of every setting that it cannot keep.
if g_getenv("DBUS_SESSION_BUS_ADDRESS") == nil { setenv("GSETTINGS_BACKEND", "memory", 0) }
g_set_prgname("seam")
g_set_application_name("Seam")
guard gtk_init_check() != 0 else {
    FileHandle.standardError.write(Data("seam: there is no display for dialogs\n".utf8))
    exit(1)
}
let channel = DoorChannel(desk.descriptor)
let dialogs = DesktopDialogs(app: desk.app)
Thread.detachNewThread {
    FileDesk(channel, dialogs: dialogs, container: desk.container).run()
    exit(0)
}
while true { g_main_context_iteration(nil, 1) }
