// Text fields among the elements. Their text is the app's: keys go to the app, which says what came of them. What does
// not come as keys is taken from here: a text that a program fills in, dictation, an input method.

export const isField = (node) => node instanceof HTMLTextAreaElement
  || (node instanceof HTMLInputElement && node.type !== 'range');

export function watchFields(root, entryOf, link, act, typing) {
  let cameByTab = false;
  const on = (name, handle) => root.addEventListener(name, (event) => {
    const entry = isField(event.target) ? entryOf(event.target) : null;
    if (entry) handle(event, event.target, entry);
  });
  const isWhole = (field) => field.selectionStart === 0 && field.selectionEnd === field.value.length;
  const toEnd = (field) => field.setSelectionRange(field.value.length, field.value.length);
  const enter = (entry, value) => act(entry.record.id, 'setValue', { value });

  root.addEventListener('keydown', (event) => { cameByTab = event.key === 'Tab'; }, true);
  document.addEventListener('keydown', (event) => { cameByTab = event.key === 'Tab'; }, true);
  on('focusin', (event, field) => {
    // The browser selects all, the app does not.
    if (cameByTab) setTimeout(() => toEnd(field));
    cameByTab = false;
  });

  on('keydown', (event, field, entry) => {
    if (event.isComposing) return;
    if (event.key === 'Tab') return event.stopPropagation();
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const deletes = event.key === 'Backspace' || event.key === 'Delete';
    if (field.value && isWhole(field) && (isText || deletes)) {
      event.preventDefault();
      event.stopPropagation();
      const text = isText ? event.key : '';
      field.value = text;
      return enter(entry, text);
    }
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) toEnd(field);
  });
  on('keyup', (event) => { if (event.key === 'Tab') event.stopPropagation(); });

  on('beforeinput', (event, field, entry) => {
    if (!typing.isHolder) return event.preventDefault();
    if (event.isComposing) return;
    if (event.inputType.startsWith('delete')) {
      event.preventDefault();
      if (isWhole(field)) enter(entry, '');
      else link.send({ type: 'text', start: event.inputType === 'deleteContentForward' ? 0 : -1, count: 1 });
    } else if (!isWhole(field)) {
      // The caret is the app's.
      event.preventDefault();
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (text) link.send({ type: 'text', text });
    }
  });
  on('input', (event, field, entry) => {
    if (!event.isComposing && !field.dataset.composing) enter(entry, field.value);
  });

  on('compositionstart', (event, field, entry) => {
    if (field.value && isWhole(field)) enter(entry, '');
    field.dataset.composing = '1';
  });
  on('compositionupdate', (event) => link.send({ type: 'text', action: 'mark', text: event.data }));
  on('compositionend', (event, field, entry) => {
    link.send({ type: 'text', text: event.data });
    // The browser changes the text once more after this.
    setTimeout(() => {
      delete field.dataset.composing;
      field.value = entryOf(field)?.record.value ?? field.value;
    });
  });
}
