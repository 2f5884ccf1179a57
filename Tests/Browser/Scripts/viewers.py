"""Several pages of one app, reloads and lost connections, in the app Hands."""
import sys

from seam_page import App, wait_for

TAKEN = 'Another page controls this app.'

with App(sys.argv[1]) as app:
    first = app.page
    first.mouse.click(*app.center(app.find('plain')))
    wait_for(lambda: app.control('state')['takesText'], 'the text input')
    first.keyboard.type('one')
    app.wait_text('one')
    # Another looks on: what it does reaches nobody.
    second = app.open()
    second.get_by_text(TAKEN).wait_for()
    second.keyboard.type('nothing')
    second.mouse.click(*app.center(app.find('secret')))
    first.keyboard.type(' two')
    app.wait_text('one two')
    assert first.get_by_text(TAKEN).count() == 0
    # It takes over, in the middle of a word, and the first one is told.
    second.get_by_role('button', name='Take over').click()
    first.get_by_text(TAKEN).wait_for()
    wait_for(lambda: second.get_by_text(TAKEN).count() == 0, 'the end of the notice')
    wait_for(lambda: second.evaluate("document.activeElement.className") == 'typing', 'the focus of the text element')
    second.keyboard.type(' three')
    app.wait_text('one two three')
    first.keyboard.type('nothing')
    # It goes away: the first one has the app again.
    second.close()
    wait_for(lambda: first.get_by_text(TAKEN).count() == 0, 'the app back')
    first.bring_to_front()
    first.keyboard.type('.')
    app.wait_text('one two three.')
    # Loaded anew, it shows the app where it was, and typing goes on.
    first.reload()
    wait_for(lambda: first.evaluate("document.activeElement.className") == 'typing', 'the focus of the text element')
    first.keyboard.type('!')
    app.wait_text('one two three.!')
    # A page that looks on goes away while the one that has the app is away: the app still waits for that one.
    watchers = [app.open(), app.open()]
    for watcher in watchers:
        watcher.get_by_text(TAKEN).wait_for()
    first.goto('about:blank')
    watchers[1].close()
    wait_for(lambda: watchers[1].is_closed(), 'the end of a page')
    watchers[0].wait_for_timeout(300)
    first.goto(app.link)
    wait_for(lambda: first.evaluate("document.activeElement.className") == 'typing', 'the focus of the text element')
    first.bring_to_front()
    first.keyboard.type('?')
    app.wait_text('one two three.!?')
    assert watchers[0].get_by_text(TAKEN).count() == 1
    app.done()
