import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../../log';

/** The nouns of a text; none when they could not be read in time. */
export type NounReader = (text: string) => Promise<string[]>;
export type NounThread = { nouns: NounReader; stop(): Promise<void> };

type Ask = { text: string; settle: (nouns: string[]) => void };
type Options = {
  log?: Pick<Logger, 'warn'>;
  /** What runs in the thread. */
  source?: string;
  /** A text that takes longer has hung the thread; ordinary ones take a millisecond. */
  textMs?: number;
  loadMs?: number;
};

/** How many may wait for the one that is being read. */
const WAITING_MAX = 64;

/**
 * The morphological analyser, in a thread of its own: the time it takes grows with the square of a text, and nothing but
 * ending its thread can stop it. It takes half a second and 40 MB to load, so it is begun with the first text.
 */
export function nounThread({ log, source = ANALYSE, textMs = 500, loadMs = 30_000 }: Options = {}): NounThread {
  const waiting: Ask[] = [];
  let running: Ask | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    const workerData = { analyser: addressOf('garu-ko'), wasm: addressOf('garu-ko/pkg/garu_wasm.js') };
    const worker = new Worker(source, { eval: true, env: {}, execArgv: [], workerData });
    thread = worker;
    isReady = false;
    limit(worker, loadMs);
    worker.on('error', (err) => log?.warn({ err }, 'the thread that reads nouns broke'));
    worker.on('message', (said: 'ready' | string[]) => {
      if (worker !== thread) return;
      clearTimeout(timer);
      if (said === 'ready') isReady = true;
      else finish(said);
      next();
    });
    worker.on('exit', () => {
      if (worker !== thread) return;
      clearTimeout(timer);
      thread = null;
      finish([]);
      // One that does not even come up would not for the next text either.
      if (!isReady || isStopped) for (const ask of waiting.splice(0)) ask.settle([]);
      next();
    });
  }

  function limit(worker: Worker, ms: number): void {
    timer = setTimeout(() => {
      log?.warn({ ms }, 'the thread that reads nouns hangs and is ended');
      void worker.terminate();
    }, ms);
  }

  function finish(nouns: string[]): void {
    running?.settle(nouns);
    running = null;
  }

  function next(): void {
    if (running) return;
    if (waiting.length === 0) {
      thread?.unref();
      return;
    }
    if (!thread) begin();
    thread?.ref();
    if (!thread || !isReady) return;
    running = waiting.shift()!;
    limit(thread, textMs);
    thread.postMessage(running.text);
  }

  return {
    nouns: (text) =>
      new Promise((settle) => {
        if (isStopped || waiting.length >= WAITING_MAX) return settle([]);
        waiting.push({ text, settle });
        next();
      }),
    stop: async () => {
      isStopped = true;
      await thread?.terminate();
    },
  };
}

const addressOf = (module: string): string => pathToFileURL(createRequire(import.meta.url).resolve(module)).href;

/**
 * Worker source as a string, because a separate worker file would need its own bundle entry. The WebAssembly is
 * initialised here, in the way it wants to be: the package itself does it in an old one, which prints a warning.
 */
const ANALYSE = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const wasm = await import(workerData.wasm);
  await wasm.default({ module_or_path: readFileSync(new URL('garu_wasm_bg.wasm', workerData.wasm)) });
  const { Garu } = await import(workerData.analyser);
  const analyser = await Garu.load();
  parentPort.on('message', (text) => parentPort.postMessage(analyser.nouns(text)));
  parentPort.postMessage('ready');
})();
`;

/** In code units. Of what people write, the longest text has 29 and a turn 60. */
const TEXT_MAX = 120;
const TURN_MAX = 300;

/** The reader of one turn: each text once, and no more of them than people write. */
export function nounsOfTurn(nouns: NounReader): NounReader {
  const read = new Map<string, Promise<string[]>>();
  let left = TURN_MAX;
  return async (whole) => {
    const text = whole.trim().slice(0, TEXT_MAX);
    if (text === '') return [];
    const before = read.get(text);
    if (before) return before;
    if (text.length > left) return [];
    left -= text.length;
    const found = nouns(text);
    read.set(text, found);
    return found;
  };
}
