"""Opens a page in Chromium by Playwright, and answers each line of input with the accessible elements that Chromium tells
of it, a line of JSON each, and "end"."""
import json
import sys

from playwright.sync_api import sync_playwright

address, width, height, chromium = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]


def value_text(session, node):
    """The words for a number, which this protocol leaves out of the tree."""
    if node['role']['value'] not in ('slider', 'spinbutton', 'progressbar'):
        return ''
    element = session.send('DOM.describeNode', {'backendNodeId': node['backendDOMNodeId']})['node']
    attributes = element.get('attributes', [])
    return dict(zip(attributes[::2], attributes[1::2])).get('aria-valuetext', '')


def describe(session, node):
    states = {item['name']: item['value'].get('value') for item in node.get('properties', [])}
    return {
        'role': node['role']['value'], 'name': str(node.get('name', {}).get('value', '')),
        'value': str(node.get('value', {}).get('value', '')),
        'description': str(node.get('description', {}).get('value', '')),
        'checked': str(states.get('checked', '')), 'valueText': value_text(session, node),
        'isDisabled': bool(states.get('disabled')),
    }


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=['--no-sandbox'])
    page = browser.new_page(viewport={'width': width, 'height': height})
    page.goto(address)
    session = page.context.new_cdp_session(page)
    print('ready', flush=True)
    for line in sys.stdin:
        # Playwright hands over what happens only while it is waited in.
        page.wait_for_timeout(50)
        for node in session.send('Accessibility.getFullAXTree')['nodes']:
            if not node.get('ignored'):
                print(json.dumps(describe(session, node), ensure_ascii=False))
        print('end', flush=True)
    browser.close()
