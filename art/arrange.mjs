/** Where each object stands: centre x and foot y, in the objects' own measure; drawn in the order given back. */

const SLOTS = {
  2: [
    [0.44, -0.16],
    [-0.4, 0.06],
  ],
  3: [
    [0.4, -0.36],
    [-0.44, -0.14],
    [0.14, 0.14],
  ],
  4: [
    [0, -0.46],
    [-0.54, -0.12],
    [0.54, -0.12],
    [0, 0.2],
  ],
  5: [
    [-0.4, -0.46],
    [0.42, -0.44],
    [-0.86, 0],
    [0.88, 0.02],
    [0.02, 0.14],
  ],
  6: [
    [0, -0.72],
    [-0.48, -0.4],
    [0.48, -0.38],
    [-0.92, 0],
    [0.92, 0.02],
    [0, 0.1],
  ],
  7: [
    [-0.44, -0.66],
    [0.46, -0.64],
    [-0.92, -0.26],
    [0.94, -0.24],
    [0, -0.3],
    [-0.48, 0.12],
    [0.5, 0.14],
  ],
};

export function arrange(layout, objects) {
  const make = LAYOUTS[layout];
  if (!make) throw new Error(`no layout ${layout}`);
  const count = COUNTS[layout];
  return make(count && objects.length === 1 ? Array.from({ length: count }, () => objects[0]) : objects);
}

const at = (object, x, y, more = {}) => ({ ...object, x, y, ...more });

/** Sizes differ: the widest sets the grid so that nothing hides. */
function cluster(objects) {
  const slots = SLOTS[objects.length];
  if (!slots) return objects.map((object) => at(object, 0, 0));
  const w = Math.max(...objects.map((o) => o.w));
  const h = Math.max(...objects.map((o) => o.h));
  // Low wide things close up sideways and climb instead, so that they fill the square.
  const low = w / h > 1.5;
  const rise = low ? h * 1.7 : Math.min(h, w * 1.1);
  return objects.map((object, index) => at(object, slots[index][0] * w * (low ? 0.6 : 1), slots[index][1] * rise));
}

function row(objects, overlap = 0.1, depth = 0.05) {
  let x = 0;
  const tall = Math.max(...objects.map((o) => o.h));
  const items = objects.map((object, index) => {
    const item = at(object, x + object.w / 2, index % 2 ? tall * depth : 0);
    x += object.w * (1 - overlap);
    return item;
  });
  return items.sort((a, b) => a.y - b.y);
}

function pyramid(objects) {
  const count = objects.length;
  const rows = { 3: [2, 1], 4: [3, 1], 5: [3, 2], 6: [3, 2, 1], 7: [4, 3], 9: [4, 3, 2], 10: [4, 3, 2, 1] }[count] ?? [
    count,
  ];
  const [{ w, h }] = objects;
  const items = [];
  let index = 0;
  rows.forEach((length, level) => {
    for (let i = 0; i < length; i += 1) {
      items.push(at(objects[index], (i - (length - 1) / 2) * w * 0.98, -level * h * 0.86, { lifted: level > 0 }));
      index += 1;
    }
  });
  return items;
}

function stack(objects) {
  let y = 0;
  const items = objects.map((object, index) => {
    const item = at(object, (index % 2 ? 1 : -1) * object.w * 0.02, y, { lifted: index > 0 });
    y -= object.h * (object.h < 50 ? 0.28 : 0.62);
    return item;
  });
  return items;
}

/** A pack behind, what is in it in front, never over the pack's middle; `side` is where the front group gathers. */
function pack(objects, side = 1) {
  const [behind, ...front] = objects;
  const edge = (object) => behind.w * 0.3 + object.w / 2 - Math.min(object.w, behind.w) * 0.12;
  const spots = front.map((object, index) => {
    if (index === 0) return [edge(object), 0.06];
    if (index === 1 && front.length === 2) return [edge(front[0]) - front[0].w * 0.66, 0.17];
    if (index === 1) return [-edge(object), 0.07];
    if (index === 2) return [edge(front[0]) - front[0].w * 0.66, 0.18];
    return [-edge(front[1]) + front[1].w * 0.6, 0.18];
  });
  return [
    at(behind, 0, 0),
    ...front.map((object, index) => at(object, side * spots[index][0], behind.h * spots[index][1])),
  ];
}

/** Long tools, spread like a hand of cards. */
function fan(objects) {
  const spread = Math.min(12, 40 / objects.length);
  const step = Math.max(...objects.map((o) => o.w)) * 0.82;
  return objects.map((object, index) => {
    const k = index - (objects.length - 1) / 2;
    return at(object, k * step, Math.abs(k) * 2, { turn: k * spread * 0.5 });
  });
}

/** Tall ones behind, low ones before them. */
function set(objects) {
  const sorted = [...objects].sort((a, b) => b.h - a.h);
  const half = Math.ceil(sorted.length / 2);
  const back = row(sorted.slice(0, half), 0.08, 0);
  const front = row(sorted.slice(half), 0.04, 0);
  const centre = (items) =>
    (Math.min(...items.map((p) => p.x - p.w / 2)) + Math.max(...items.map((p) => p.x + p.w / 2))) / 2;
  const [cb, cf] = [centre(back), front.length ? centre(front) : 0];
  const drop = Math.max(...sorted.map((o) => o.h)) * 0.2;
  return [...back.map((p) => ({ ...p, x: p.x - cb })), ...front.map((p) => ({ ...p, x: p.x - cf, y: p.y + drop }))];
}

const COUNTS = { duo: 2, trio: 3, quad: 4, five: 5, six: 6, seven: 7 };
const LAYOUTS = {
  one: (objects) => [at(objects[0], 0, 0)],
  duo: cluster,
  trio: cluster,
  quad: cluster,
  five: cluster,
  six: cluster,
  seven: cluster,
  row: (objects) => row(objects),
  spaced: (objects) => row(objects, -0.06, 0),
  tight: (objects) => row(objects, 0.3, 0.08),
  pyramid,
  stack,
  fan,
  set,
  pack: (objects) => pack(objects, 1),
  packl: (objects) => pack(objects, -1),
};
