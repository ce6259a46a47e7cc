import { parentPort } from 'node:worker_threads';
import type { Sketch } from './draw';
import { standIn } from './stand-ins';

/** A thread of the server that draws screens: server/src/http/drawer.ts. */
// Loaded first: where there is a history the router expects a window.
await import('wouter');
standIn();
const { draw } = await import('./draw');

parentPort?.on('message', (sketch: Sketch) => {
  const began = performance.now();
  draw(sketch).then(
    (html) => parentPort?.postMessage({ html, ms: performance.now() - began }),
    (error: unknown) => parentPort?.postMessage({ error: String(error instanceof Error ? error.stack : error) }),
  );
});
parentPort?.postMessage('ready');
