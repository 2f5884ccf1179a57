// Files that the person gives the app: chosen in the browser's dialog, or dropped on the page.
import { tell, untell } from './notices.js';
import { say } from './words.js';

export function watchFiles(screen, link, layout, handlers) {
  // The files that were announced to the app, by the announcement's number, and what is called when they have gone. Those of
  // dialogs have the app's numbers, others negative ones.
  const announced = new Map();
  let last = 0;

  // Offers files to the app, and comes back when they have gone to it or are not wanted.
  function give(message, files) {
    const serial = message.serial ?? (last -= 1);
    return new Promise((done) => {
      announced.set(serial, { files, done });
      link.send({ ...message, serial, files: files.map(describe) });
      // The app may not say anything to it.
      setTimeout(() => announced.get(serial)?.done === done && announced.delete(serial) && done(), 5000);
    });
  }

  // The files of a folder have paths as their names.
  const describe = ({ name, webkitRelativePath, size, type }) => (
    { name: webkitRelativePath || name, size, mimeType: type });

  // The app says where it wants them.
  handlers.upload = async ({ serial, paths }) => {
    const { files, done } = announced.get(serial) ?? { files: [], done: () => {} };
    announced.delete(serial);
    if (await send(files, paths)) untell('files');
    else tell('files', say('The files were not sent: they are too large, or the connection was lost.'), '', null, true);
    done();
  };

  async function send(files, paths) {
    if (!files.length || paths.length !== files.length) return false;
    for (const [index, file] of files.entries()) {
      if (file.size > 1 << 20) tell('files', say('Sending “{}”…', file.name));
      const address = new URL(paths[index], location.href);
      const answer = await fetch(address, { method: 'POST', body: file }).catch(() => null);
      if (!answer?.ok) return false;
    }
    return true;
  }

  // MARK: The dialog

  let asked = null;

  handlers.chooseFiles = (message) => {
    asked = message.serial ? message : null;
    // Browsers show the dialog only soon after the person did something. The app has a button that asks once more.
    if (asked) choose(message);
  };

  function choose(message) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = message.accept.join(',');
    input.multiple = message.isMultiple;
    input.webkitdirectory = message.isForFolders;
    const answer = (files) => {
      if (asked !== message) return;
      asked = null;
      const other = files.find((file) => message.endings.length
        && !message.endings.includes(file.name.split('.').slice(1).at(-1)?.toLowerCase()));
      if (other) tell('files', say('The app does not take “{}”.', other.name), '', null, true);
      give({ type: 'files', serial: message.serial }, other ? [] : files);
    };
    input.addEventListener('change', () => answer([...input.files]));
    input.addEventListener('cancel', () => answer([]));
    input.click();
  }

  // MARK: Drops

  let isOver = false;
  let use = 'none';
  let frame = 0;
  let latest = null;
  handlers.dragUse = (message) => { use = message.use; };

  // What is dragged: texts and addresses before files, of which a browser tells the kinds.
  function kinds(data) {
    const items = [...data.items ?? []];
    const list = [];
    const files = items.filter((item) => item.kind === 'file');
    if (files.length) return files.map((item) => ['file', item.type]);
    if (data.types.includes('Files')) return [['file', '']];
    if (data.types.includes('text/uri-list')) list.push(['address']);
    else if (data.types.includes('text/plain')) list.push(['text']);
    return list;
  }

  const tellDrag = (phase, event, more) => link.send({ type: 'drag', phase, ...layout.point(event), ...more });

  function leave(event) {
    if (!isOver) return;
    isOver = false;
    use = 'none';
    cancelAnimationFrame(frame);
    frame = 0;
    tellDrag('exited', event);
  }

  // Dropped beside the app, a file would take the page's place.
  const over = (event) => {
    event.preventDefault();
    if (!screen.contains(event.target)) {
      event.dataTransfer.dropEffect = 'none';
      return leave(event);
    }
    if (!isOver) {
      isOver = true;
      tellDrag('entered', event, { kinds: kinds(event.dataTransfer) });
    } else {
      latest = event;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (isOver) tellDrag('moved', latest);
      });
    }
    event.dataTransfer.dropEffect = use;
  };
  document.addEventListener('dragenter', over);
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) leave(event); });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    if (!isOver) return;
    isOver = false;
    cancelAnimationFrame(frame);
    frame = 0;
    const data = event.dataTransfer;
    const message = {
      type: 'drag', phase: 'dropped', ...layout.point(event),
      text: data.getData('text/plain').slice(0, 200_000),
      value: data.getData('text/uri-list').split(/\r?\n/).find((line) => !line.startsWith('#')) ?? '',
    };
    use = 'none';
    const files = [...data.files];
    message.kinds = files.length ? files.map((file) => ['file', file.type]) : kinds(data);
    give(message, files);
  });

  return { give };
}
