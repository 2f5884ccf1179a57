"""Opens a page in Chromium by Playwright. Each line of input is a statement in Python with `page` and `expect`, answered
with "done" or "failed: " and why; "tree" is answered with Chromium's own accessible elements, a line each, and "done"."""
import json
import sys

from playwright.sync_api import expect, sync_playwright

address, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


def tree(session):
    for node in session.send('Accessibility.getFullAXTree')['nodes']:
        if node.get('ignored'):
            continue
        states = {item['name']: item['value'].get('value') for item in node.get('properties', [])}
        print(json.dumps({
            'role': node['role']['value'], 'name': node.get('name', {}).get('value', ''),
            'value': str(node.get('value', {}).get('value', '')),
            'description': node.get('description', {}).get('value', ''),
            'checked': str(states.get('checked', '')), 'valueText': str(states.get('valuetext', '')),
            'isDisabled': bool(states.get('disabled')), 'level': int(states.get('level', 0)),
        }, ensure_ascii=False))


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[4], args=['--no-sandbox'])
    page = browser.new_page(viewport={'width': width, 'height': height})
    page.set_default_timeout(10000)
    expect.set_options(timeout=10000)
    page.goto(address)
    session = page.context.new_cdp_session(page)
    names = {'page': page, 'expect': expect, 'browser': browser, 'address': address}
    print('ready', flush=True)
    for line in sys.stdin:
        try:
            if line == 'tree\n':
                tree(session)
            else:
                exec(line, names)
            print('done', flush=True)
        except Exception as error:
            print('failed: ' + ' '.join(str(error).split()), flush=True)
    browser.close()
