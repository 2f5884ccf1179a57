"""Text in every way that browsers give it, in the fields of the app Hands."""
import sys

from seam_page import App, wait_for

ACTIVE = "document.activeElement"


def value(app, name):
    for element in app.elements():
        if element.get('id') == name:
            return [text for text in element['texts'] if text != name]
    return None


def shows(app, name, text):
    wait_for(lambda: text in (value(app, name) or []) or (text == '' and value(app, name) == []), f'{name}: {text}',
             lambda: value(app, name))


def focus(app, name):
    app.page.mouse.click(*app.center(app.find(name)))
    wait_for(lambda: any(e.get('id') == name and e.get('focused') for e in app.elements()), f'focus on {name}')
    wait_for(lambda: app.page.evaluate(f"{ACTIVE}.className") == 'typing', 'focus of the text element')


def edit(app, script):
    """Has the text element changed as a browser's own features change it, with one event `input`."""
    app.page.evaluate(
        "(script) => { const e = document.activeElement; new Function('e', script)(e);"
        "e.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText' })); }", script)


with App(sys.argv[1]) as app:
    page, keyboard = app.page, app.page.keyboard
    client = app.context.new_cdp_session(page)
    focus(app, 'plain')

    # Keys, and those that edit: they are the app's own.
    keyboard.type('hello wrold')
    shows(app, 'plain', 'hello wrold')
    wait_for(lambda: page.evaluate(f'{ACTIVE}.value') == 'hello wrold', 'the text in the element')
    # A correction of a word before the caret, without a key.
    edit(app, "e.setRangeText('world', 6, 11, 'end')")
    shows(app, 'plain', 'hello world')
    keyboard.press('Control+Backspace')
    shows(app, 'plain', 'hello ')
    keyboard.press('Control+z')
    shows(app, 'plain', 'hello world')
    keyboard.press('Control+Shift+z')
    shows(app, 'plain', 'hello ')
    keyboard.press('Home')
    keyboard.type('>')
    shows(app, 'plain', '>hello ')
    keyboard.press('Control+ArrowRight')
    keyboard.type('<')
    shows(app, 'plain', '>hello< ')
    # Half of it is selected by an input method, and written over by one that composes nothing.
    wait_for(lambda: page.evaluate(f'{ACTIVE}.value') == '>hello< ', 'the text in the element')
    page.evaluate(f'{ACTIVE}.setSelectionRange(1, 6)')
    wait_for(lambda: ('out', 'select') in [(d, m.get('action')) for d, m in app.messages if isinstance(m, dict)], 'it')
    client.send('Input.insertText', {'text': 'こんにちは😀'})
    shows(app, 'plain', '>こんにちは😀< ')
    keyboard.press('Backspace')
    shows(app, 'plain', '>こんにちは< ')
    # Swiped words and dictation come whole; deleting by word comes as one change.
    edit(app, "e.setRangeText('dictated words', 6, 6, 'end')")
    shows(app, 'plain', '>こんにちはdictated words< ')
    edit(app, "e.setRangeText('', 14, 20, 'end')")
    shows(app, 'plain', '>こんにちはdictated< ')
    # Key repeat and capitals.
    keyboard.press('Control+a')
    keyboard.press('Delete')
    shows(app, 'plain', '')
    keyboard.down('a')
    keyboard.down('a')
    keyboard.up('a')
    keyboard.press('B')
    shows(app, 'plain', 'aaB')
    # A dead key: the accent is marked until it is known what it is for.
    client.send('Input.imeSetComposition', {'text': '´', 'selectionStart': 1, 'selectionEnd': 1})
    shows(app, 'plain', 'aaB´')
    client.send('Input.insertText', {'text': 'é'})
    shows(app, 'plain', 'aaBé')
    # Kana become another text in one change; a composition that is given up leaves nothing.
    for text in ['k', 'か', 'かn', 'かん', 'かんj', 'かんじ']:
        client.send('Input.imeSetComposition', {'text': text, 'selectionStart': len(text), 'selectionEnd': len(text)})
    shows(app, 'plain', 'aaBéかんじ')
    client.send('Input.insertText', {'text': '漢字'})
    shows(app, 'plain', 'aaBé漢字')
    client.send('Input.imeSetComposition', {'text': 'ni', 'selectionStart': 2, 'selectionEnd': 2})
    shows(app, 'plain', 'aaBé漢字ni')
    client.send('Input.imeSetComposition', {'text': '', 'selectionStart': 0, 'selectionEnd': 0})
    shows(app, 'plain', 'aaBé漢字')
    # The composition ends where the caret goes away, and stays.
    client.send('Input.imeSetComposition', {'text': '하', 'selectionStart': 1, 'selectionEnd': 1})
    shows(app, 'plain', 'aaBé漢字하')
    focus(app, 'short')
    shows(app, 'plain', 'aaBé漢字하')

    # An app that changes the text: five letters, capitals.
    keyboard.type('abcdefgh')
    shows(app, 'short', 'ABCDE')
    keyboard.press('Backspace')
    shows(app, 'short', 'ABCD')
    keyboard.type('xyz')
    shows(app, 'short', 'ABCDX')
    keyboard.press('Control+a')
    keyboard.press('Backspace')
    for steps in [['ㅎ', '하', '한'], ['ㄱ', '그', '글'], ['ㅇ', '아', '안'], ['ㄴ', '녀', '녕'], ['ㅎ', '하']]:
        for text in steps:
            client.send(
                'Input.imeSetComposition', {'text': text, 'selectionStart': len(text), 'selectionEnd': len(text)})
        client.send('Input.insertText', {'text': steps[-1]})
    shows(app, 'short', '한글안녕하')
    client.send('Input.imeSetComposition', {'text': 'ㅅ', 'selectionStart': 1, 'selectionEnd': 1})
    client.send('Input.insertText', {'text': '세'})
    shows(app, 'short', '한글안녕하')
    keyboard.press('Enter')
    wait_for(lambda: not app.control('state')['takesText'], 'the end of typing')

    # A password: the page has no letter of it.
    focus(app, 'secret')
    assert page.evaluate(f'{ACTIVE}.type') == 'password'
    for number, letter in enumerate('sesame', 1):
        keyboard.type(letter)
        app.wait_text(f'secret {number}')
    edit(app, "e.value = ''")
    app.wait_text('secret 5')
    keyboard.press('Backspace')
    app.wait_text('secret 4')
    assert len(page.evaluate(f'{ACTIVE}.value')) == 1
    sent = [m for d, m in app.messages if d == 'in' and isinstance(m, dict) and m['type'] == 'text' and m['isSecure']]
    assert sent and all(m['text'] == '' and m['start'] == 0 for m in sent), sent

    # What keyboards on screens are told.
    focus(app, 'number')
    kind = page.evaluate(
        f"(() => {{ const e = {ACTIVE}; return [e.type, e.inputMode, e.enterKeyHint, e.autocomplete,"
        " e.getAttribute('autocorrect')]; })()")
    assert kind == ['textarea', 'decimal', 'search', 'one-time-code', 'off'], kind
    # The element is where the caret is.
    box = page.evaluate(f'(() => {{ const b = {ACTIVE}.getBoundingClientRect(); return [b.x, b.y]; }})()')
    x, y, width, height = app.find('number')['frame']
    assert x <= box[0] <= x + width and y <= box[1] <= y + height, (box, (x, y, width, height))
    app.done()
