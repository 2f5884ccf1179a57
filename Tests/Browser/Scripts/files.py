"""Files that a person chooses in the browser's dialog or drops on the page, downloads, and pictures on the clipboard, in
the app Files."""
import os
import sys
import tempfile
import urllib.error
import urllib.request

from seam_page import App, wait_for

folder = tempfile.mkdtemp()


def file(name, content):
    path = os.path.join(folder, name)
    with open(path, 'wb') as stream:
        stream.write(content)
    return path


def checksum(data):
    value = 1
    for byte in data:
        value = (value * 31 + byte) & 0xFFFFFFFF
    return value


# A picture of the page's own, as the clipboard has it.
PASTE = """async () => {
  const canvas = new OffscreenCanvas(12, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0a0';
  context.fillRect(0, 0, 12, 8);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })]);
}"""

READ = """async () => {
  for (const item of await navigator.clipboard.read()) {
    if (!item.types.includes('image/png')) continue;
    const picture = await createImageBitmap(await item.getType('image/png'));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return [picture.width, picture.height, ...context.getImageData(3, 3, 1, 1).data];
  }
  return null;
}"""

with App(sys.argv[1]) as app:
    page, context = app.page, app.context
    letter, note = file('letter.txt', 'Dear reader, 안녕'.encode()), file('한글 note.txt', b'A note')
    large = bytes(i * i % 251 for i in range(3_000_000))

    # Several files of a kind.
    with page.expect_file_chooser() as waiting:
        app.click_text('Text')
    chooser = waiting.value
    assert chooser.is_multiple()
    accept = chooser.element.get_attribute('accept').split(',')
    assert '.txt' in accept and 'text/plain' in accept and '.png' not in accept, accept
    chooser.set_files([letter, note])
    app.wait_part('letter.txt: Dear reader, 안녕')
    app.wait_part('한글 note.txt: A note')

    # One of any kind, larger than any message, under its own name.
    with page.expect_file_chooser() as waiting:
        app.click_text('Any')
    chooser = waiting.value
    assert not chooser.is_multiple() and not chooser.element.get_attribute('accept')
    chooser.set_files(file('large.bin', large))
    app.wait_part(f'large.bin: 3000000 bytes, {checksum(large)}')

    # An empty one, and one whose name leads elsewhere, come too.
    with page.expect_file_chooser() as waiting:
        app.click_text('Any')
    waiting.value.set_files({'name': '../../../etc/passwd', 'mimeType': 'text/plain', 'buffer': b''})
    app.wait_part('passwd: ')

    # A folder with all that is in it.
    album = os.path.join(folder, 'album')
    os.makedirs(os.path.join(album, 'inner'))
    for name in ['a.txt', 'inner/b.txt']:
        with open(os.path.join(album, name), 'w') as stream:
            stream.write(name)
    with page.expect_file_chooser() as waiting:
        app.click_text('Folder')
    chooser = waiting.value
    assert chooser.element.evaluate('(input) => input.webkitdirectory')
    chooser.set_files(album)
    app.wait_part('album has a.txt, inner, inner/b.txt')

    # A file that the app did not ask for is not sent, and the person is told. The picker stays.
    with page.expect_file_chooser() as waiting:
        app.click_text('Text')
    waiting.value.set_files(file('letter.exe', b'x'))
    page.get_by_text('The app does not take “letter.exe”.').wait_for()
    page.get_by_role('button', name='Dismiss').click()
    with page.expect_file_chooser() as waiting:
        app.click_text('Choose…')
    waiting.value.set_files(letter)
    app.wait_part('letter.txt: Dear reader, 안녕')

    # Left without a choice.
    with page.expect_file_chooser():
        app.click_text('Any')
    app.click_text('Cancel')
    app.wait_text('cancelled')

    # Closed without a choice, the dialog can be had once more.
    with page.expect_file_chooser():
        app.click_text('Photo')
    with page.expect_file_chooser() as waiting:
        app.click_text('Choose…')
    png = page.evaluate("""async () => {
      const canvas = new OffscreenCanvas(20, 10);
      canvas.getContext('2d').fillRect(0, 0, 20, 10);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    }""")
    waiting.value.set_files(file('photo.png', bytes(png)))
    app.wait_text('photo of 20 by 10')
    with page.expect_file_chooser():
        app.click_text('Photo')
    app.click_text('Cancel')
    wait_for(lambda: 'Choose a Photo' not in app.texts(), 'the end of the picker')

    # The newer picker for photos: two at most, and they keep their names.
    with page.expect_file_chooser() as waiting:
        app.click_text('Photos')
    chooser = waiting.value
    assert chooser.is_multiple() and '.png' in chooser.element.get_attribute('accept').split(',')
    chooser.set_files([file('one.png', bytes(png)), file('two.png', bytes(png))])
    app.wait_part('one of 20 by 10')
    app.wait_part('two of 20 by 10')
    with page.expect_file_chooser():
        app.click_text('Photos')
    app.click_text('Cancel')
    app.wait_text('no photos')

    # What the app saves is a download.
    app.click_text('Save')
    app.wait_text('saved.txt')
    with page.expect_download() as waiting:
        app.page.get_by_role('button', name='Save').last.click()
    with open(waiting.value.path()) as stream:
        assert waiting.value.suggested_filename == 'saved.txt' and stream.read() == 'saved by the app'
    app.wait_part('saved.txt: saved by the app')

    # Nothing is taken that was not asked for, and from nobody else.
    def post(path, **headers):
        request = urllib.request.Request(app.base + path, b'x', headers)
        try:
            return urllib.request.urlopen(request, timeout=10).status
        except urllib.error.HTTPError as error:
            return error.code
    assert page.evaluate("fetch('upload/0123', { method: 'POST', body: 'x' }).then((answer) => answer.status)") == 404
    assert post('upload/0123') in (401, 403)
    assert post('upload/0123', Origin='https://example.com') == 403
    used = next(m['paths'][0] for d, m in app.messages if isinstance(m, dict) and m['type'] == 'upload')
    assert page.evaluate(f"fetch('{used}', {{ method: 'POST', body: 'x' }}).then((answer) => answer.status)") == 404

    # Drops. The browser's own events, as from another program.
    session = context.new_cdp_session(page)

    def drag(kind, place, items=(), files=()):
        x, y = place
        session.send('Input.dispatchDragEvent', {'type': kind, 'x': x, 'y': y, 'data': {
            'items': [{'mimeType': mime, 'data': data} for mime, data in items], 'files': list(files),
            'dragOperationsMask': 1}})

    def drop(place, **things):
        drag('dragEnter', place, **things)
        drag('dragOver', place, **things)
        wait_for(lambda: [m for d, m in app.messages if isinstance(m, dict) and m['type'] == 'dragUse'][-1:] == [
            {'type': 'dragUse', 'use': 'copy'}], 'a view that takes it')
        drag('dragOver', place, **things)
        drag('drop', place, **things)

    area = app.center(app.find('drop here'))
    text = [('text/plain', 'dragged 글')]
    drag('dragEnter', area, text)
    drag('dragOver', area, text)
    app.wait_text('over with 1')
    drag('dragOver', (5, 5), text)
    app.wait_text('left')
    drag('dragCancel', (5, 5), text)
    drop(area, items=text)
    app.wait_text('text dragged 글')
    app.wait_text('dropped')
    # Where the app forbids it, nothing is dropped.
    app.messages.clear()
    edge = (area[0] - 166, area[1])
    drag('dragEnter', edge, text)
    drag('dragOver', edge, text)
    app.wait_text('over with 1')
    drag('dragOver', edge, text)
    drag('drop', edge, text)
    app.wait_text('left')
    # A file.
    drop(area, files=[file('dropped.bin', large)])
    app.wait_text('file dropped.bin of 3000000')
    # Text goes to a field.
    drop(app.center(app.find('field')), items=[('text/plain', 'into the field')])
    app.wait_text('into the field')
    # A drag within the app, by a finger that rests.
    x, y = app.center(app.find('token'))
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(700)
    for step in range(1, 9):
        page.mouse.move(x + (area[0] - x) * step / 8, y + (area[1] - y) * step / 8)
        page.wait_for_timeout(30)
    app.wait_text('over with 1')
    page.mouse.up()
    app.wait_text('text the token')
    app.wait_text('token copied')

    # Pictures on the clipboard, both ways.
    context.grant_permissions(['clipboard-read', 'clipboard-write'], origin=app.base.rstrip('/'))
    app.click_text('Copy picture')
    wait_for(lambda: page.evaluate(READ), 'a picture in the clipboard')
    width, height, red, green, blue, _ = page.evaluate(READ)
    assert (width, height) == (60, 40) and red > 200 and green < 90 and blue < 90, page.evaluate(READ)
    page.evaluate(PASTE)
    page.keyboard.press('Control+v')
    wait_for(lambda: [m for d, m in app.messages if isinstance(m, dict) and m['type'] == 'upload'], 'the picture')
    app.click_text('Paste picture')
    app.wait_text('pasted 12 by 8')
    app.done()
