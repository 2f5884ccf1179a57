"""Opens a page in Chromium without a window, and does what its input says: "click X Y", "type TEXT", "key NAME CODE",
"picture FILE". Each is answered with "done". It speaks the DevTools protocol over the browser's pipe."""
import base64
import json
import os
import subprocess
import sys
import tempfile
import time


def inheritable_pipe():
    ends = os.pipe()
    for end in ends:
        os.set_inheritable(end, True)
    return ends


to_browser, from_browser = inheritable_pipe(), inheritable_pipe()
profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)


def place_pipes():
    # The browser reads commands from descriptor 3 and answers on 4.
    reading, writing = os.dup(to_browser[0]), os.dup(from_browser[1])
    os.dup2(reading, 3)
    os.dup2(writing, 4)


browser = subprocess.Popen(
    ['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--window-size=500,850',
     '--no-first-run', '--disable-extensions', '--disable-background-networking', '--user-data-dir=' + profile.name,
     'about:blank'],
    preexec_fn=place_pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL)
os.close(to_browser[0])
os.close(from_browser[1])
answers = os.fdopen(from_browser[0], 'rb')
count = 0


def message():
    data = bytearray()
    while True:
        byte = answers.read(1)
        if not byte:
            sys.exit('the browser went away')
        if byte == b'\0':
            return json.loads(data)
        data += byte


def call(method, session=None, **parameters):
    global count
    count += 1
    command = {'id': count, 'method': method, 'params': parameters}
    if session:
        command['sessionId'] = session
    os.write(to_browser[1], json.dumps(command).encode() + b'\0')
    while True:
        answer = message()
        if answer.get('id') == count:
            return answer.get('result', {})


target = call('Target.createTarget', url=sys.argv[1])['targetId']
session = call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
# There is no picture to be had of a page that is being opened.
for _ in range(400):
    answer = call('Runtime.evaluate', session, expression="document.querySelector('canvas')?.width > 300")
    if answer.get('result', {}).get('value'):
        break
    time.sleep(0.05)
print('ready', flush=True)
for line in sys.stdin:
    words = line.rstrip('\n').split(' ')
    if words[0] == 'click':
        place = {'x': float(words[1]), 'y': float(words[2])}
        call('Input.dispatchMouseEvent', session, type='mouseMoved', **place)
        for kind in ('mousePressed', 'mouseReleased'):
            call('Input.dispatchMouseEvent', session, type=kind, button='left', clickCount=1, **place)
    elif words[0] == 'type':
        for character in ' '.join(words[1:]):
            key = {'key': character, 'text': character, 'unmodifiedText': character,
                   'windowsVirtualKeyCode': ord(character.upper())}
            call('Input.dispatchKeyEvent', session, type='keyDown', **key)
            call('Input.dispatchKeyEvent', session, type='keyUp', **key)
    elif words[0] == 'key':
        key = {'key': words[1], 'code': words[1], 'windowsVirtualKeyCode': int(words[2])}
        call('Input.dispatchKeyEvent', session, type='rawKeyDown', **key)
        call('Input.dispatchKeyEvent', session, type='keyUp', **key)
    elif words[0] == 'picture':
        picture = call('Page.captureScreenshot', session, format='png')
        with open(words[1], 'wb') as file:
            file.write(base64.b64decode(picture['data']))
    print('done', flush=True)
browser.kill()
browser.wait()
