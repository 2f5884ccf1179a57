// The page of an app: it shows the app's pictures and sends what the person does.
import { Picture } from './picture.js';
import { Link } from './link.js';
import { watchPointer } from './pointer.js';
import { Typing } from './typing.js';
import { watchView } from './view.js';
import { watchElements } from './accessibility.js';

const byId = (id) => document.getElementById(id);
const screen = byId('screen');
const picture = new Picture(byId('picture'));
const link = new Link();

// The token has done its work; it stays out of the history and of bookmarks.
const address = new URL(location.href);
if (address.searchParams.has('token')) {
  address.searchParams.delete('token');
  history.replaceState(null, '', address);
}

const layout = watchView(screen, byId('stage'), link);
const typing = new Typing(byId('typing'), screen, link);
watchPointer(screen, link, layout, typing);

link.onPicture = async (data) => {
  const number = await picture.draw(data);
  link.send({ type: 'shown', frame: number });
};

const handlers = {
  title: (message) => { document.title = message.text || 'Seam'; },
  cursor: (message) => { screen.style.cursor = message.name; },
  screen: (message) => layout.setScreen(message),
  text: (message) => typing.update(message),
  holding: (message) => {
    typing.isHolder = message.isHolder;
    if (message.isHolder) tell('');
    else tell('Another page controls this app.', 'Take over', () => link.send({ type: 'take' }));
  },
};

link.onMessage = (message) => handlers[message.type]?.(message);
link.onOpen = () => { picture.forget(); layout.send(true); };
link.onLost = (isOver) => {
  if (isOver) tell('The app has ended.', 'Try again', () => link.open());
  else tell('The connection was lost. Trying again…');
};

// Shows a line with a button at the top of the page; an empty line goes.
function tell(text, action, perform) {
  byId('notice').hidden = !text;
  byId('reason').textContent = text;
  const button = byId('act');
  button.hidden = !action;
  button.textContent = action ?? '';
  button.onclick = () => perform?.();
}

watchElements(screen, byId('elements'), link, handlers, typing);

// For parts in files of their own.
export { link, layout, typing, handlers, screen };
await Promise.all(['./sharing.js'].map((part) => import(part)));
link.open();
