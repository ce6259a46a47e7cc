import { Worker } from 'node:worker_threads';
import type { Logger } from '../../log';

/** What a screen is rendered from; the other side is web/src/ssr. */
export type RenderInput = {
  origin: string;
  pathname: string;
  search: string;
  at: number;
  /** Who is signed in; null for a visitor. */
  reader: number | null;
  answers: InputAnswer[];
};

/** An answer of an endpoint; with `nextCursor`, if only null, the first page of a list that is read page by page. */
export type InputAnswer = {
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  nextCursor?: string | null;
  answer: unknown;
};

/** `busy`: too many wait already. `late`: not there within the budget. */
export type Rendering = { outcome: 'rendered'; html: string; ms: number } | { outcome: 'busy' | 'late' | 'failed' };
export type Renderer = { render(input: RenderInput): Promise<Rendering>; stop(): Promise<void> };

type Job = { input: RenderInput; settle: (rendering: Rendering) => void };
type Said = 'ready' | { html: string; ms: number } | { error: string };
type Options = {
  /** From being asked for to being there, waiting included. */
  budgetMs: number;
  log: Pick<Logger, 'warn'>;
  /** A thread that renders one screen for longer has lost its way and is ended. */
  hungMs?: number;
};

/** How many may wait for the one that is being rendered: more would only be late. */
export const WAITING_MAX = 24;
const HUNG_MS = 5000;
/** After a thread that broke; twice as long each time that it does not come up. */
const BEGIN_AGAIN_MS = { first: 1000, longest: 60_000 };
const HEAP_MB = 192;

/**
 * Renders screens in a thread of its own, one after the other: chat and calls do not wait for it, a screen that never ends
 * can be ended, and what stands in for a browser there is visible to no other code. It is given no environment.
 */
export async function startRenderer(file: string, { budgetMs, log, hungMs = HUNG_MS }: Options): Promise<Renderer> {
  const waiting: Job[] = [];
  let running: Job | null = null;
  let thread: Worker | null = null;
  let stopped = false;
  let pause = BEGIN_AGAIN_MS.first;

  function begin(): Promise<void> {
    const worker = new Worker(file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.unref();
    worker.on('error', (err) => log.warn({ err }, 'the rendering thread broke'));
    return new Promise((resolve) => {
      worker.on('message', (said: Said) => {
        if (said === 'ready') {
          thread = worker;
          pause = BEGIN_AGAIN_MS.first;
        } else finish('error' in said ? failed(said.error) : { outcome: 'rendered', ...said });
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

  function failed(error: string): Rendering {
    log.warn({ error }, 'a page could not be rendered');
    return { outcome: 'failed' };
  }

  function finish(rendering: Rendering): void {
    running?.settle(rendering);
    running = null;
  }

  function next(): void {
    if (running || !thread) return;
    running = waiting.shift() ?? null;
    if (!running) return;
    const job = running;
    setTimeout(() => void (running === job && thread?.terminate()), hungMs).unref();
    thread.postMessage(job.input);
  }

  await begin();
  return {
    render: (input) =>
      new Promise((resolve) => {
        if (waiting.length >= WAITING_MAX) return resolve({ outcome: 'busy' });
        const job: Job = { input, settle };
        const late = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at !== -1) waiting.splice(at, 1);
          settle({ outcome: 'late' });
        }, budgetMs);
        function settle(rendering: Rendering): void {
          clearTimeout(late);
          resolve(rendering);
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
