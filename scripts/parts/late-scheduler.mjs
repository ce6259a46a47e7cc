/**
 * `LATE=25`: every task of React's scheduler comes 25 ms late, as on a busy machine. Loaded before React, which takes
 * `setImmediate` for its own; what only passes because an effect is quick fails then.
 */
const ms = Number(process.env.LATE);
const late = Symbol.for('late scheduler');
const { setTimeout: later } = globalThis;

if (ms > 0 && !(late in globalThis)) {
  globalThis[late] = true;
  globalThis.setImmediate = (work, ...args) => later(work, ms, ...args);
}
