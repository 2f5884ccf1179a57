// Keys that the app gets as keys. Those that write something go through the text element while it has the focus.

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const isAltGr = (event) => event.getModifierState?.('AltGraph') ?? false;
const isOneCharacter = (key) => [...key].length === 1;

// The bits of the keys that are held: KeyModifiers of the app. AltGr writes characters; where it counts as Ctrl and Alt,
// these are not meant.
export function modifiers(event) {
  const isPlain = isAltGr(event);
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey && !isPlain ? 2 : 0) | (event.altKey && !isPlain ? 4 : 0)
    | (event.metaKey ? 8 : 0) | (event.getModifierState?.('CapsLock') ? 16 : 0);
}

// Whether the key writes something by itself.
export function isText(event) {
  if (!isOneCharacter(event.key) || event.metaKey) return false;
  return isAltGr(event) || (!event.ctrlKey && (!event.altKey || isMac));
}

// The key's meaning. A shortcut is known by the key's place where the layout has another alphabet's letter there, or the
// input method says only that it has the key.
function nameOf(event) {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !isAltGr(event);
  if (!isShortcut || /^[ -~]$/.test(event.key)) return event.key;
  if (!isOneCharacter(event.key) && !['Process', 'Dead', 'Unidentified'].includes(event.key)) return event.key;
  return /^(?:Key|Digit)(.)$/.exec(event.code)?.[1].toLowerCase() ?? event.key;
}

// What stays the browser's: its tools, its full screen, its zoom.
function isOfBrowser(event, key) {
  if (['F5', 'F11', 'F12'].includes(key)) return true;
  if (!event.ctrlKey && !event.metaKey) return false;
  return ['+', '-', '=', '0'].includes(key) || (event.shiftKey && ['I', 'J', 'C'].includes(key.toUpperCase()));
}

export class Keys {
  #link;
  #typing;
  #files;
  // The keys that the app knows to be down, by their places.
  #held = new Map();
  // Sends the key of a paste, once the browser has handed over what is pasted.
  #paste = null;

  constructor(link, typing, files) {
    this.#files = files;
    this.#link = link;
    this.#typing = typing;
    document.addEventListener('keydown', (event) => this.#down(event));
    document.addEventListener('keyup', (event) => this.#up(event));
    document.addEventListener('paste', (event) => this.#pasted(event));
    // Nobody says when keys go up that go up elsewhere.
    window.addEventListener('blur', () => {
      this.release();
      link.send({ type: 'focus', isOn: false });
    });
    window.addEventListener('focus', () => link.send({ type: 'focus', isOn: true }));
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.release(); });
  }

  release() {
    for (const [place, key] of [...this.#held]) {
      this.#held.delete(place);
      this.#link.send({ type: 'key', phase: 'up', key, modifiers: 0 });
    }
  }

  #down(event) {
    if (event.defaultPrevented || event.isComposing) return;
    // The input method has it, unless it is a shortcut.
    if (event.keyCode === 229 && !event.ctrlKey && !event.metaKey) return;
    const key = nameOf(event);
    if (isOfBrowser(event, key) || this.#typing.takes(event)) return;
    const send = () => {
      this.#held.set(event.code || key, key);
      this.#link.send({
        type: 'key', phase: event.repeat ? 'repeated' : 'down', key, modifiers: modifiers(event), time: event.timeStamp,
      });
    };
    const isPaste = (event.ctrlKey || event.metaKey) && !event.altKey && key.toLowerCase() === 'v';
    if (!isPaste) {
      event.preventDefault();
      return send();
    }
    // The browser hands over the clipboard next, if there is something in it.
    this.#paste = () => {
      this.#paste = null;
      send();
    };
    setTimeout(() => this.#paste?.(), 50);
  }

  #up(event) {
    this.#paste?.();
    // On a Mac other keys do not go up while Command is down.
    if (event.key === 'Meta') return this.release();
    const place = event.code || event.key;
    const key = this.#held.get(place);
    if (key === undefined) return;
    this.#held.delete(place);
    event.preventDefault();
    this.#link.send({ type: 'key', phase: 'up', key, modifiers: modifiers(event), time: event.timeStamp });
  }

  async #pasted(event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain');
    const picture = [...event.clipboardData?.files ?? []].find((file) => file.type === 'image/png');
    if (text) {
      this.#link.send({ type: 'paste', text });
    } else if (picture) {
      // The key follows when the picture is there.
      const send = this.#paste;
      this.#paste = null;
      await this.#files.give({ type: 'paste' }, [picture]);
      this.#paste = send;
    }
    if (this.#paste) return this.#paste();
    // From a menu of the browser.
    for (const phase of ['down', 'up']) this.#link.send({ type: 'key', phase, key: 'v', modifiers: 2 });
  }
}
