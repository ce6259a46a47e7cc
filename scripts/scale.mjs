#!/usr/bin/env node
/** What a number of people needs, from what we measured. `node scripts/scale.mjs [people a day …]` */

/** Processor time of server and database together, quiet machine: `npm run bench:boards`, `bench:pay`, `bench:chat`. */
const CPU_MS = { list: 6.03, listAgain: 1.33, detail: 0.74, search: 2.87, join: 4.07, payment: 5.53 };
const DELIVERY_MS = { node: 0.0038, database: 0.0014 };
const KB_PER_CONNECTION = 23.3;
/** `npm run bench:size` at 100 %. */
const BYTES = { message: 181, purchase: 3418, notification: 275 };

/** One person and day; nobody has measured these: they are what to change first when there are real people. */
const HABITS = {
  lists: 4,
  listsAgain: 6,
  details: 12,
  searches: 2,
  messages: 6,
  roomOf: 6,
  joins: 0.05,
  payments: 0.05,
  notifications: 3,
};
const BUSY_HOUR = 0.15;
const ONLINE = 0.1;
/** Of the time of a call; the rest is the node's. Chat's own split is measured. */
const AT_DATABASE = 0.5;
/** A core is full at this, or waiting begins. */
const FULL = 0.6;
const CORES_OF_ONE_DATABASE = 64;

/** Cores, connections and disk for so many people a day. */
function needsOf(people) {
  const perSecond = (people * BUSY_HOUR) / 3600;
  const calls =
    HABITS.lists * CPU_MS.list +
    HABITS.listsAgain * CPU_MS.listAgain +
    HABITS.details * CPU_MS.detail +
    HABITS.searches * CPU_MS.search;
  const writes = HABITS.joins * CPU_MS.join + HABITS.payments * CPU_MS.payment;
  const deliveries = HABITS.messages * HABITS.roomOf;
  const cores = (ms) => (perSecond * ms) / 1000 / FULL;
  const yearly =
    365 *
    (HABITS.messages * BYTES.message + HABITS.notifications * BYTES.notification + (HABITS.joins / 3) * BYTES.purchase);
  return {
    people,
    callsPerSecond:
      perSecond *
      (HABITS.lists + HABITS.listsAgain + HABITS.details + HABITS.searches + HABITS.joins + HABITS.payments),
    deliveriesPerSecond: perSecond * deliveries,
    nodeCores: cores((calls + writes) * (1 - AT_DATABASE) + deliveries * DELIVERY_MS.node),
    primaryCores: cores(writes * AT_DATABASE + deliveries * DELIVERY_MS.database),
    readingCores: cores(calls * AT_DATABASE),
    online: people * ONLINE,
    memoryGb: (people * ONLINE * KB_PER_CONNECTION) / 1e6,
    diskGbPerYear: (people * yearly) / 1e9,
  };
}

const asked = process.argv.slice(2).map(Number);
const rows = (asked.length > 0 ? asked : [100_000, 1_000_000, 10_000_000, 100_000_000]).map(needsOf);
const short = (figure) =>
  figure >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(figure < 1 ? 2 : 1);
console.log(`| people a day | calls/s | deliveries/s | cores of nodes | of the primary, writing | of the database, reading | online | GB of connections | GB of disk a year | databases |
|---|---|---|---|---|---|---|---|---|---|`);
for (const row of rows) {
  const databases = Math.max(1, Math.ceil((row.primaryCores + row.readingCores) / CORES_OF_ONE_DATABASE));
  const figures = [
    row.people,
    row.callsPerSecond,
    row.deliveriesPerSecond,
    row.nodeCores,
    row.primaryCores,
    row.readingCores,
  ];
  console.log(`| ${[...figures, row.online, row.memoryGb, row.diskGbPerYear].map(short).join(' | ')} | ${databases} |`);
}
