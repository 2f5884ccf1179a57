"use strict";
const record = JSON.parse(document.getElementById("record").textContent);
const tree = document.getElementById("tree");
const search = document.getElementById("search");
const picture = document.getElementById("picture");
const hidden = new Set();
let chosen = null;

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

function showTree() {
  tree.replaceChildren(...record.activities.map((activity, index) => {
    if (!matches(activity)) return "";
    const made = build(activity, search.value || record.activities.length < 30 || index === chosen);
    made.id = "activity-" + index;
    return made;
  }));
}

function showPicture(time) {
  // The first that was taken after it, or else the last.
  const taken = record.pictures.find((picture) => picture.time >= time) || record.pictures.at(-1);
  if (taken) picture.src = "data:image/png;base64," + taken.data;
  picture.hidden = !taken;
}

function choose(index) {
  chosen = index;
  document.querySelectorAll("#time button").forEach((button, place) => button.classList.toggle("chosen", place === index));
  const made = document.getElementById("activity-" + index);
  if (made) {
    if (made.tagName === "DETAILS") made.open = true;
    made.scrollIntoView({ block: "start" });
  }
  showPicture(record.activities[index].end ?? record.activities[index].start);
}

function showTime() {
  const first = record.activities[0]?.start ?? 0;
  const last = Math.max(...record.activities.map((activity) => activity.end ?? activity.start), first + 1);
  document.getElementById("time").replaceChildren(...record.activities.map((activity, index) => {
    const left = (activity.start - first) / (last - first) * 99;
    const width = ((activity.end ?? activity.start) - activity.start) / (last - first) * 99;
    const button = element("button", { title: activity.words, "aria-label": activity.words, "data-cause": activity.kind,
      style: `left:${left}%;width:${width}%` });
    button.addEventListener("click", () => choose(index));
    return button;
  }));
}

// Who calls and listens to whom: a column a layer.
function showGraph() {
  const columns = ["app", "coordinator", "view", "view-model", "model", "service", ""];
  const types = [...new Set(record.edges.flatMap((edge) => [edge.from, edge.to]))];
  const layer = (type) => record.layers[type] || "";
  const used = columns.filter((column) => types.some((type) => layer(type) === column));
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
  record.edges.forEach((edge) => {
    const from = places.get(edge.from), to = places.get(edge.to);
    const line = add("line", { x1: from.x + 75, y1: from.y + 12, x2: to.x + 75, y2: to.y + 12,
      "stroke-dasharray": edge.kind === "listens" ? "4 3" : "none" });
    line.append(Object.assign(document.createElementNS("http://www.w3.org/2000/svg", "title"),
      { textContent: `${edge.from} ${edge.kind} ${edge.to}, ${edge.count}x` }));
  });
  places.forEach((place, type) => {
    add("rect", { x: place.x, y: place.y, width: 150, height: 24, rx: 5, style: "fill: Canvas" });
    add("text", { x: place.x + 6, y: place.y + 16 }, type.length > 24 ? type.slice(0, 23) + "…" : type);
  });
  document.getElementById("graph").replaceChildren(svg);
}

for (const layer of [...new Set(Object.values(record.layers))].filter((name) => name !== "other").sort()) {
  const box = element("input", { type: "checkbox", checked: "" });
  box.addEventListener("change", () => {
    if (box.checked) hidden.delete(layer); else hidden.add(layer);
    showTree();
  });
  document.getElementById("layers").append(element("label", {}, box, layer));
}
document.getElementById("show").addEventListener("click", () => {
  const graph = document.getElementById("graph");
  graph.hidden = !graph.hidden;
  tree.hidden = !graph.hidden;
});
search.addEventListener("input", showTree);
const remarks = [];
const collect = (node, index) => {
  (node.remarks || []).forEach((text) => remarks.push({ text, index }));
  (node.children || []).forEach((child) => collect(child, index));
};
record.activities.forEach(collect);
document.getElementById("remarks").append(...remarks.map(({ text, index }) => {
  const item = element("li", { class: "remark" }, text);
  item.addEventListener("click", () => choose(index));
  return item;
}));
document.getElementById("none").hidden = remarks.length > 0;
showTime();
showTree();
showGraph();
if (record.activities.length) choose(0);
