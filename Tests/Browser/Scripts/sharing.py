"""The clipboard both ways, addresses and files, in the app Hands."""
import sys

from seam_page import App, wait_for

with App(sys.argv[1]) as app:
    page, context = app.page, app.context
    read = 'navigator.clipboard.readText()'
    context.grant_permissions(['clipboard-read', 'clipboard-write'], origin=app.base.rstrip('/'))
    # The app copies; the browser's clipboard has it.
    app.click_text('Copy')
    wait_for(lambda: page.evaluate(read) == 'copied by the app', 'the copy', lambda: page.evaluate(read))
    # The person copied elsewhere, and pastes by keys.
    page.evaluate("navigator.clipboard.writeText('from elsewhere 한글')")
    page.mouse.click(*app.center(app.find('plain')))
    wait_for(lambda: app.control('state')['takesText'], 'the text input')
    page.keyboard.press('Control+v')
    app.wait_text('from elsewhere 한글')
    # Copied from a field, by keys, and pasted by a button of the app's: the page is asked.
    page.keyboard.press('Control+a')
    page.keyboard.press('Control+x')
    wait_for(lambda: 'from elsewhere 한글' not in app.texts(), 'the end of the text', app.texts)
    copies = lambda: [m['text'] for d, m in app.messages if isinstance(m, dict) and m['type'] == 'copy']
    wait_for(lambda: copies() == ['copied by the app', 'from elsewhere 한글'], 'what was cut', copies)
    wait_for(lambda: page.evaluate(read) == 'from elsewhere 한글', 'what was cut, in the clipboard')
    page.evaluate("navigator.clipboard.writeText('asked for')")
    app.click_text('Paste')
    app.wait_text('asked for')
    # A browser that refuses: the text waits for something that the person does.
    page.evaluate("() => { navigator.clipboard.kept = navigator.clipboard.writeText; let isFirst = true;"
                  " navigator.clipboard.writeText = (text) => { if (isFirst) { isFirst = false;"
                  " return Promise.reject(new Error('no')); } return navigator.clipboard.kept(text); }; }")
    app.click_text('Copy')
    page.get_by_text('The app copied a text.').wait_for()
    page.get_by_role('button', name='Copy').last.click()
    wait_for(lambda: page.evaluate(read) == 'copied by the app', 'the copy that waited')
    assert page.get_by_text('The app copied a text.').count() == 0

    # An address opens in a tab of its own when the person says so.
    context.route('https://example.com/**', lambda route: route.fulfill(body='example', content_type='text/plain'))
    app.click_text('Open')
    with context.expect_page() as opened:
        page.get_by_role('button', name='Open example.com').click()
    assert opened.value.url == 'https://example.com/page', opened.value.url
    opened.value.close()
    # Other schemes are never offered, whatever the app's message says.
    app.click_text('Open')
    page.get_by_role('button', name='Dismiss').click()
    assert len(context.pages) == 1

    # A file: under its name, once.
    app.click_text('Share')
    app.wait_text('Save to Files')
    with page.expect_download() as waiting:
        app.click_text('Save to Files')
    download = waiting.value
    assert download.suggested_filename == 'Text.txt', download.suggested_filename
    with open(download.path()) as file:
        assert file.read() == 'shared by the app'
    path = next(m['path'] for d, m in reversed(app.messages) if isinstance(m, dict) and m['type'] == 'download')
    again = page.request.get(app.base + path)
    assert again.status == 404, again.status
    app.done()
