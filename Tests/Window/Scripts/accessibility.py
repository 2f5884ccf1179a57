"""Answers each line of input with what assistive technology sees: a line an element, and "end"."""
import sys
import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib

Atspi.init()
# A program that does not answer is asked again later.
Atspi.set_timeout(500, 500)
desktop = Atspi.get_desktop(0)


def describe(program, element):
    area = Atspi.Component.get_extents(element, Atspi.CoordType.WINDOW)
    text = ''
    if 'Text' in element.get_interfaces():
        text = Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))
    states = ' '.join(sorted(state.value_nick for state in element.get_state_set().get_states()))
    identifier = element.get_accessible_id() or element.get_attributes().get('placeholder-text', '')
    frame = ' '.join(str(number) for number in (area.x, area.y, area.width, area.height))
    words = [program, element.get_role_name(), element.get_name(), text, element.get_description() or '', identifier,
             frame, states]
    return '\t'.join(word.replace('\n', ' ').replace('\t', ' ') for word in words)


print('ready', flush=True)
for line in sys.stdin:
    for i in range(desktop.get_child_count()):
        try:
            program = desktop.get_child_at_index(i)
            # Nothing is to be remembered from the last time.
            program.set_cache_mask(Atspi.Cache.NONE)
            root = program.get_child_at_index(0).get_child_at_index(0)
            for j in range(root.get_child_count()):
                print(describe(program.get_name(), root.get_child_at_index(j)))
        except (GLib.Error, AttributeError, TypeError):
            # It went away or changed meanwhile.
            pass
    print('end', flush=True)
