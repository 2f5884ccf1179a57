"""Composes "안녕하세요" in a field of an app, key by key as Chromium's input methods do, and looks at every step of it.

hangul.py LINK FIELD [shows TEXT] [press KEY] [click TEXT] [then TEXT]: FIELD is the text, identifier or role of the field.
The app then shows the first TEXT, and after the key or the click the last one; {} in them is what was composed."""
import sys

from seam_page import App, wait_for

SYLLABLES = [['ㅇ', '아', '안'], ['ㄴ', '녀', '녕'], ['ㅎ', '하'], ['ㅅ', '세'], ['ㅇ', '요']]

options = dict(zip(sys.argv[3::2], sys.argv[4::2]))
with App(sys.argv[1]) as app:
    app.page.mouse.click(*app.center(app.find(sys.argv[2])))
    wait_for(lambda: app.control('state')['takesText'], 'the text input')
    client = app.context.new_cdp_session(app.page)
    app.page.keyboard.press('Control+a')
    app.page.keyboard.press('Backspace')
    done = ''
    for steps in SYLLABLES:
        for text in steps:
            client.send(
                'Input.imeSetComposition', {'text': text, 'selectionStart': len(text), 'selectionEnd': len(text)})
            app.wait_part(done + text)
        client.send('Input.insertText', {'text': steps[-1]})
        done += steps[-1]
    app.wait_part(options.get('shows', '{}').replace('{}', done))
    # Nothing is left of the composition: what is typed next stands alone.
    app.page.keyboard.type('#')
    app.wait_part(done + '#')
    app.page.keyboard.press('Backspace')
    wait_for(lambda: not any('#' in text for text in app.texts()), 'the end of the letter after it', app.texts)
    if 'press' in options:
        app.page.keyboard.press(options['press'])
    if 'click' in options:
        app.click_text(options['click'])
    if 'then' in options:
        app.wait_part(options['then'].replace('{}', done))
    app.done()
