import { Worker } from 'node:worker_threads';
import type { Logger } from '../../log';

/** What a screen is drawn from; the other side is web/src/drawing. */
export type Sketch = {
  origin: string;
  pathname: string;
  search: string;
  at: number;
  /** Who is signed in; null for a visitor. */
  reader: number | null;
  answers: SketchAnswer[];
};

/** An answer of an endpoint; with `nextCursor`, if only null, the first page of a list that is read page by page. */
export type SketchAnswer = {
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  nextCursor?: string | null;
  answer: unknown;
};

/** `busy`: too many wait already. `late`: not there within the budget. */
export type Drawing = { outcome: 'drawn'; html: string; ms: number } | { outcome: 'busy' | 'late' | 'failed' };
export type Drawer = { draw(sketch: Sketch): Promise<Drawing>; stop(): Promise<void> };

type Job = { sketch: Sketch; settle: (drawing: Drawing) => void };
type Said = 'ready' | { html: string; ms: number } | { error: string };
type Options = {
  /** From being asked for to being there, waiting included. */
  budgetMs: number;
  log: Pick<Logger, 'warn'>;
  /** A thread that draws one screen for longer has lost its way and is ended. */
  hungMs?: number;
};

/** How many may wait for the one that is being drawn: more would only be late. */
export const WAITING_MAX = 24;
const HUNG_MS = 5000;
/** After a thread that broke; twice as long each time that it does not come up. */
const BEGIN_AGAIN_MS = { first: 1000, longest: 60_000 };
const HEAP_MB = 192;

/**
 * Draws screens in a thread of its own, one after the other: chat and calls do not wait for it, a screen that never ends
 * can be ended, and what stands in for a browser there is visible to no other code. It is given no environment.
 */
export async function startDrawer(file: string, { budgetMs, log, hungMs = HUNG_MS }: Options): Promise<Drawer> {
  const waiting: Job[] = [];
  let running: Job | null = null;
  let thread: Worker | null = null;
  let stopped = false;
  let pause = BEGIN_AGAIN_MS.first;

  function begin(): Promise<void> {
    const worker = new Worker(file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.unref();
    worker.on('error', (err) => log.warn({ err }, 'the drawing thread broke'));
    return new Promise((resolve) => {
      worker.on('message', (said: Said) => {
        if (said === 'ready') {
          thread = worker;
          pause = BEGIN_AGAIN_MS.first;
        } else finish('error' in said ? failed(said.error) : { outcome: 'drawn', ...said });
        resolve();
        next();
      });
      worker.on('exit', () => {
        thread = null;
        if (running) finish({ outcome: 'failed' });
        resolve();
        if (!stopped) setTimeout(() => void (stopped || begin()), pause).unref();
        pause = Math.min(2 * pause, BEGIN_AGAIN_MS.longest);
      });
    });
  }

  function failed(error: string): Drawing {
    log.warn({ error }, 'a page could not be drawn');
    return { outcome: 'failed' };
  }

  function finish(drawing: Drawing): void {
    running?.settle(drawing);
    running = null;
  }

  function next(): void {
    if (running || !thread) return;
    running = waiting.shift() ?? null;
    if (!running) return;
    const job = running;
    setTimeout(() => void (running === job && thread?.terminate()), hungMs).unref();
    thread.postMessage(job.sketch);
  }

  await begin();
  return {
    draw: (sketch) =>
      new Promise((resolve) => {
        if (waiting.length >= WAITING_MAX) return resolve({ outcome: 'busy' });
        const job: Job = { sketch, settle };
        const late = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at !== -1) waiting.splice(at, 1);
          settle({ outcome: 'late' });
        }, budgetMs);
        function settle(drawing: Drawing): void {
          clearTimeout(late);
          resolve(drawing);
        }
        waiting.push(job);
        next();
      }),
    stop: async () => {
      stopped = true;
      await thread?.terminate();
    },
  };
}
