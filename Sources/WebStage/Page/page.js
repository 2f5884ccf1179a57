// The page of an app: it shows the app's pictures and sends what the person does.
import { Picture } from './picture.js';
import { Link } from './link.js';
import { watchPointer } from './pointer.js';
import { Typing } from './typing.js';
import { watchView } from './view.js';
import { watchElements } from './accessibility.js';
import { Keys } from './keys.js';
import { tell, untell } from './notices.js';
import { say } from './words.js';
import { watchSharing } from './sharing.js';
import { watchFiles } from './files.js';

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
  await picture.draw(data);
  link.send({ type: 'shown' });
};

let holding = 0;
const handlers = {
  title: (message) => { document.title = message.text || 'Seam'; },
  cursor: (message) => { screen.style.cursor = message.name; },
  screen: (message) => layout.setScreen(message),
  text: (message) => typing.update(message),
  holding: (message) => {
    typing.isHolder = message.isHolder;
    typing.focus();
    clearTimeout(holding);
    if (message.isHolder) return untell('holding');
    // A page that has just come gets the app in a moment if no other has it.
    holding = setTimeout(() => {
      tell('holding', say('Another page controls this app.'), say('Take over'), () => link.send({ type: 'take' }));
    }, 300);
  },
};

link.onMessage = (message) => handlers[message.type]?.(message);
link.onOpen = () => {
  untell('link');
  picture.forget();
  typing.reset();
  layout.send(true);
  if (document.hasFocus()) link.send({ type: 'focus', isOn: true });
};
link.onLost = (isOver) => {
  clearTimeout(holding);
  untell('holding');
  if (isOver) tell('link', say('The app has ended.'), say('Try again'), () => link.open());
  else tell('link', say('The connection was lost. Trying again…'));
};

watchSharing(link, handlers);
new Keys(link, typing, watchFiles(screen, link, layout, handlers));
watchElements(screen, byId('elements'), link, handlers, typing);
link.open();
