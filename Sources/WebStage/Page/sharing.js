// What passes between the app and the browser's surroundings: the clipboard, addresses, files.
import { tell, untell } from './notices.js';
import { say } from './words.js';

export function watchSharing(link, handlers) {
  // MARK: The clipboard

  // A text that the browser did not let the page copy yet.
  let refused = null;

  handlers.copy = async (message) => {
    refused = null;
    untell('copy');
    try {
      await navigator.clipboard.writeText(message.text);
    } catch {
      // It has to wait for something that the person does; without TLS there is no clipboard but by a command.
      refused = message.text;
      tell('copy', say('The app copied a text.'), say('Copy'), copyRefused, true);
    }
  };

  // A picture is fetched once the browser takes it.
  handlers.copyImage = async (message) => {
    refused = null;
    untell('copy');
    const picture = fetch(new URL(message.path, location.href)).then((answer) => answer.blob())
      .then((blob) => new Blob([blob], { type: 'image/png' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    } catch {
      refused = picture;
      tell('copy', say('The app copied a picture.'), say('Copy'), copyRefused, true);
    }
  };

  async function copyPicture(picture) {
    const copied = navigator.clipboard?.write([new ClipboardItem({ 'image/png': picture })]);
    if (await copied?.then(() => true, () => false)) return;
    tell('copy', say('The browser did not copy it: pages without TLS may not.'), '', null, true);
  }

  async function copyRefused() {
    if (refused === null) return;
    if (typeof refused !== 'string') {
      const picture = refused;
      refused = null;
      untell('copy');
      return copyPicture(picture);
    }
    const text = refused;
    refused = null;
    untell('copy');
    if (await navigator.clipboard?.writeText(text).then(() => true, () => false)) return;
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'typing';
    document.body.append(area);
    const focused = document.activeElement;
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    focused?.focus({ preventScroll: true });
    if (!isDone) tell('copy', say('The browser did not copy it: pages without TLS may not.'), '', null, true);
  }

  for (const name of ['pointerup', 'keydown']) document.addEventListener(name, () => copyRefused());

  handlers.readClipboard = async (message) => {
    const text = await navigator.clipboard?.readText?.().catch(() => null) ?? null;
    link.send({ type: 'clipboard', serial: message.serial, ...(text === null ? {} : { text }) });
  };

  // MARK: Addresses

  handlers.open = (message) => {
    let address;
    try { address = new URL(message.url); } catch { return; }
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)) return;
    const name = address.host || decodeURIComponent(address.pathname);
    tell('open', say('The app wants to open {}', name), say('Open {}', name), () => {
      window.open(address.href, '_blank', 'noopener,noreferrer');
    }, true);
  };

  // MARK: Files

  handlers.download = (message) => {
    const anchor = document.createElement('a');
    anchor.href = new URL(message.path, location.href).href;
    anchor.download = message.name;
    anchor.hidden = true;
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  };
}
