"use strict";
// What has been recorded: activities by their beginning, and pictures by their time. Of a page that is served, messages bring
// more of both.
const record = { activities: [], pictures: [], layers: {} };
const tree = document.getElementById("tree");
const search = document.getElementById("search");
const picture = document.getElementById("picture");
const state = document.getElementById("state");
const hidden = new Set();
let chosen = null;
// Whether the newest activity is chosen as it comes.
let follows = false;

const element = (name, attributes, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

// The words, with what is searched for marked.
function words(text) {
  const span = element("span", { class: "words" });
  const wanted = search.value.toLowerCase();
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (at < 0) span.append(text);
  else span.append(text.slice(0, at), element("mark", {}, text.slice(at, at + wanted.length)), text.slice(at + wanted.length));
  return span;
}

function row(node, isLeaf) {
  const place = node.place || (node.end !== undefined && node.cause ? duration(node.end - node.start) : "");
  const classes = ["row", node.kind, node.same ? "same" : "", node.layer ? "layer-" + node.layer : "", isLeaf ? "leaf" : ""];
  const made = element(isLeaf ? "div" : "span", { class: classes.filter(Boolean).join(" "), title: node.file || "" },
    words(node.words), element("span", { class: "place" }, place));
  made.addEventListener("click", () => showPicture(node.end ?? node.start));
  return made;
}

const duration = (microseconds) => microseconds < 1000 ? microseconds + " µs" : (microseconds / 1000).toFixed(1) + " ms";

const matches = (node) => !search.value || node.words.toLowerCase().includes(search.value.toLowerCase())
  || (node.children || []).some(matches);
// A node of a layer that is left out gives its place to what is in it.
const shown = (nodes) => (nodes || []).flatMap((node) => node.layer && hidden.has(node.layer) ? shown(node.children) : [node])
  .filter(matches);

function build(node, isOpen) {
  const children = shown(node.children);
  const remarks = (node.remarks || []).map((text) => element("div", { class: "leaf remark" }, "▲ " + text));
  if (!children.length && !remarks.length) return row(node, true);
  const details = element("details", isOpen ? { open: "" } : {}, element("summary", {}, row(node, false)));
  details.append(...remarks, ...children.map((child) => build(child, true)));
  return details;
}

// The rows that were built, by their activities.
let built = new Map();

function showTree(isNew) {
  const rows = new Map();
  record.activities.forEach((activity, index) => {
    if (!matches(activity)) return;
    const old = isNew ? built.get(activity.id) : null;
    if (old && old.activity === activity) return rows.set(activity.id, old);
    const isOpen = old ? old.row.open : search.value || record.activities.length < 30 || activity.id === chosen;
    rows.set(activity.id, { activity, row: build(activity, isOpen) });
  });
  built = rows;
  const wanted = [...rows.values()].map((entry) => entry.row);
  // Rows that stay are not touched: what is selected in them, and where the page is, stays too.
  wanted.forEach((row, index) => {
    if (tree.children[index] !== row) tree.insertBefore(row, tree.children[index] || null);
  });
  while (tree.children.length > wanted.length) tree.lastChild.remove();
}

function showPicture(time) {
  // The first that was taken after it, or else the last.
  const taken = record.pictures.find((picture) => picture.time >= time) || record.pictures.at(-1);
  if (taken) picture.src = taken.address;
  picture.hidden = !taken;
}

function mark() {
  document.querySelectorAll("#time button").forEach((button) => button.classList.toggle("chosen", button.dataset.id === String(chosen)));
}

function choose(id, byPerson) {
  const activity = record.activities.find((one) => one.id === id);
  if (!activity) return;
  chosen = id;
  if (byPerson) follows = isLive && activity === record.activities.at(-1);
  mark();
  const made = built.get(id)?.row;
  if (made) {
    if (made.tagName === "DETAILS") made.open = true;
    made.scrollIntoView({ block: "start" });
  }
  showPicture(activity.end ?? activity.start);
}

function showTime() {
  const first = record.activities[0]?.start ?? 0;
  const last = record.activities.reduce((last, activity) => Math.max(last, activity.end ?? activity.start), first + 1);
  document.getElementById("time").replaceChildren(...record.activities.map((activity) => {
    const button = element("button", { title: activity.words, "aria-label": activity.words, "data-cause": activity.kind,
      "data-id": activity.id });
    button.style.left = (activity.start - first) / (last - first) * 99 + "%";
    button.style.width = ((activity.end ?? activity.start) - activity.start) / (last - first) * 99 + "%";
    button.addEventListener("click", () => choose(activity.id, true));
    return button;
  }));
  mark();
}

// Who calls and listens to whom, over all activities.
function edges() {
  const sums = new Map();
  for (const edge of record.activities.flatMap((activity) => activity.edges || [])) {
    const key = JSON.stringify([edge.from, edge.to, edge.kind]);
    const sum = sums.get(key) || sums.set(key, { ...edge, count: 0 }).get(key);
    sum.count += edge.count;
  }
  return [...sums.keys()].sort().map((key) => sums.get(key));
}

// Who calls and listens to whom: a column a layer.
function showGraph() {
  const all = edges();
  const types = [...new Set(all.flatMap((edge) => [edge.from, edge.to]))];
  const layer = (type) => record.layers[type] === "other" ? "" : record.layers[type] || "";
  const order = ["app", "coordinator", "view", "view-model", "model", "service"];
  const used = [...new Set([...order, ...types.map(layer).filter(Boolean).sort(), ""])]
    .filter((column) => types.some((type) => layer(type) === column));
  const places = new Map();
  const counts = used.map(() => 0);
  types.forEach((type) => {
    const column = used.indexOf(layer(type));
    places.set(type, { x: 8 + column * 170, y: 30 + counts[column]++ * 34 });
  });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const add = (name, attributes, text) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text) made.append(text);
    svg.append(made);
    return made;
  };
  svg.setAttribute("width", used.length * 170);
  svg.setAttribute("height", 40 + Math.max(1, ...counts) * 34);
  used.forEach((column, index) => add("text", { x: 8 + index * 170, y: 14, "font-weight": "bold" }, column || "other"));
  all.forEach((edge) => {
    const from = places.get(edge.from), to = places.get(edge.to);
    const line = add("line", { x1: from.x + 75, y1: from.y + 12, x2: to.x + 75, y2: to.y + 12,
      "stroke-dasharray": edge.kind === "listens" ? "4 3" : "none" });
    line.append(Object.assign(document.createElementNS("http://www.w3.org/2000/svg", "title"),
      { textContent: `${edge.from} ${edge.kind} ${edge.to}, ${edge.count}x` }));
  });
  places.forEach((place, type) => {
    add("rect", { x: place.x, y: place.y, width: 150, height: 24, rx: 5 });
    add("text", { x: place.x + 6, y: place.y + 16 }, type.length > 22 ? type.slice(0, 21) + "…" : type);
  });
  document.getElementById("graph").replaceChildren(svg);
}

function showLayers() {
  const names = [...new Set(Object.values(record.layers))].filter((name) => name !== "other").sort();
  const layers = document.getElementById("layers");
  if (layers.dataset.names === names.join()) return;
  layers.dataset.names = names.join();
  layers.replaceChildren(...names.map((layer) => {
    const box = element("input", hidden.has(layer) ? { type: "checkbox" } : { type: "checkbox", checked: "" });
    box.addEventListener("change", () => {
      if (box.checked) hidden.delete(layer); else hidden.add(layer);
      showTree();
    });
    return element("label", {}, box, layer);
  }));
}

function showRemarks() {
  const remarks = [];
  const collect = (node, id) => {
    (node.remarks || []).forEach((text) => remarks.push({ text, id, words: node.words }));
    (node.children || []).forEach((child) => collect(child, id));
  };
  record.activities.forEach((activity) => collect(activity, activity.id));
  document.getElementById("remarks").replaceChildren(...remarks.map(({ text, id, words }) => {
    const item = element("li", { class: "remark" }, text, element("div", { class: "place" }, words));
    item.addEventListener("click", () => choose(id, true));
    return item;
  }));
  document.getElementById("none").hidden = remarks.length > 0;
}

// Takes what is new, and in the place of everything if it is whole. Returns whether there is a new activity.
function take(message) {
  if (message.isWhole) {
    record.activities = [];
    forget(record.pictures);
    record.pictures = [];
  }
  const places = new Map(record.activities.map((activity, index) => [activity.id, index]));
  let isNew = false;
  for (const activity of message.activities) {
    if (places.has(activity.id)) record.activities[places.get(activity.id)] = activity;
    else isNew = record.activities.push(activity) > 0;
  }
  record.activities = record.activities.filter((activity) => activity.start >= message.from).sort((a, b) => a.start - b.start);
  for (const { time, data } of message.pictures) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    record.pictures.push({ time, address: URL.createObjectURL(new Blob([bytes], { type: "image/png" })) });
  }
  // The last picture before the oldest activity that is kept shows how it began.
  const older = record.pictures.filter((picture) => picture.time < message.from).slice(0, -1);
  forget(older);
  record.pictures.splice(0, older.length);
  Object.assign(record.layers, message.layers);
  return isNew;
}

const forget = (pictures) => pictures.forEach((picture) => URL.revokeObjectURL(picture.address));

let isDue = false;
// Shows what is new, once for all that came since the page was last drawn.
function show(isNew) {
  if (isNew && follows) chosen = record.activities.at(-1).id;
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    showLayers();
    showTime();
    showTree(true);
    showRemarks();
    if (!document.getElementById("graph").hidden) showGraph();
    if (follows && record.activities.length) choose(chosen);
  });
}

// The page that is served: it is kept up to date, and comes back by itself when its connection is lost.
function listen() {
  const address = new URL("socket", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  state.hidden = false;
  socket.onopen = () => { state.textContent = "live"; };
  socket.onmessage = (event) => {
    // An answer tells that the message was taken.
    socket.send("");
    show(take(JSON.parse(event.data)));
  };
  socket.onclose = (event) => {
    state.textContent = event.code === 1000 ? "the app has ended" : "the connection is lost";
    if (event.code !== 1000) setTimeout(listen, 2000);
  };
}

document.getElementById("show").addEventListener("click", () => {
  const graph = document.getElementById("graph");
  graph.hidden = !graph.hidden;
  tree.hidden = !graph.hidden;
  if (!graph.hidden) showGraph();
});
search.addEventListener("input", () => showTree());
const whole = document.getElementById("record");
const isLive = !whole;
if (isLive) {
  follows = true;
  listen();
} else {
  take(JSON.parse(whole.textContent));
  showLayers();
  showTime();
  showTree();
  showRemarks();
  if (record.activities.length) choose(record.activities[0].id);
}
