import { parentPort } from 'node:worker_threads';
import { standIn } from './browser-globals';
import type { RenderInput } from './render';

/** A thread of the server that renders screens: server/src/http/renderer.ts. */
// Loaded first: where there is a history the router expects a window.
await import('wouter');
standIn();
const { render } = await import('./render');

parentPort?.on('message', (input: RenderInput) => {
  const began = performance.now();
  render(input).then(
    (html) => parentPort?.postMessage({ html, ms: performance.now() - began }),
    (error: unknown) => parentPort?.postMessage({ error: String(error instanceof Error ? error.stack : error) }),
  );
});
parentPort?.postMessage('ready');
