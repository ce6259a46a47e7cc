import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serverFile } from '../server-folder';
import type { EncodedPicture } from './encode-picture';
import type { EncoderAnswer, EncoderRequest } from './encoder-process';
import { EncoderLost, TooSlow, UnusablePicture } from './picture-problems';

/** Decodes and encodes in processes of their own, one picture each; how many at once is for the caller to limit. */
export type PictureEncoder = {
  /**
   * `approve` sees how many pixels the header declares, before they are decoded. Settles only when the process has nothing to do with the
   * picture any more. Rejects with UnusablePicture, TooSlow, EncoderLost, and what `approve` throws.
   */
  encode(upload: Buffer, approve?: (pixels: number) => Promise<void>): Promise<EncodedPicture>;
  /** So that the first picture does not wait for a process. */
  start(): void;
  stop(): void;
};

export type EncoderOptions = {
  /** The bundle of `encoder-process.ts`. */
  file?: string | undefined;
  deadlineMs?: number;
  /** More processes than one end after so long without a picture. */
  idleMs?: number;
};

/** Longer than libvips and the HEIC decoder get: it is for what neither of them ends. */
const DEADLINE_MS = 45_000;
const IDLE_MS = 60_000;
const HEAP_MB = 256;

export function pictureEncoder({
  file,
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
}: EncoderOptions = {}): PictureEncoder {
  const running = new Set<EncoderProcess>();
  const idle: EncoderProcess[] = [];

  function begin(): EncoderProcess {
    const begun = startProcess(file ?? bundledFile(), () => {
      running.delete(begun);
      const at = idle.indexOf(begun);
      if (at !== -1) idle.splice(at, 1);
    });
    running.add(begun);
    return begun;
  }

  function release(free: EncoderProcess): void {
    if (!running.has(free)) return;
    idle.push(free);
    setTimeout(() => void (idle.length > 1 && idle[0]?.kill()), idleMs).unref();
  }

  return {
    async encode(upload, approve) {
      const taken = idle.pop() ?? begin();
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        taken.kill();
      }, deadlineMs);
      try {
        const pixels = await taken.open(upload);
        await approve?.(pixels);
        return await taken.encode();
      } catch (error) {
        throw isLate ? new TooSlow(`Took longer than ${deadlineMs} ms`) : error;
      } finally {
        clearTimeout(late);
        release(taken);
      }
    },
    start() {
      if (running.size === 0) release(begin());
    },
    stop() {
      for (const process of running) process.kill();
    },
  };
}

type EncoderProcess = { open(upload: Buffer): Promise<number>; encode(): Promise<EncodedPicture>; kill(): void };

/** It keeps this process alive only while it is asked something. */

function startProcess(file: string, onEnd: () => void): EncoderProcess {
  let asked: { answer: (answer: EncoderAnswer) => void; lose: (error: Error) => void } | null = null;
  const child = fork(file, [], {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  rest(child);
  child.on('message', (answer: EncoderAnswer) => asked?.answer(answer));
  const lost = (why: Error) => {
    onEnd();
    asked?.lose(why);
  };
  child.on('error', lost);
  child.on('exit', (code, signal) => lost(new EncoderLost(`The encoder ended: ${signal ?? code}`)));

  async function ask(request: EncoderRequest): Promise<EncoderAnswer> {
    child.ref();
    child.channel?.ref();
    try {
      return await new Promise<EncoderAnswer>((resolve, reject) => {
        asked = { answer: resolve, lose: reject };
        if (child.connected) child.send(request);
        else reject(new EncoderLost('The encoder has ended'));
      });
    } finally {
      asked = null;
      rest(child);
    }
  }

  return {
    async open(upload) {
      const answer = await ask({ open: upload });
      if ('pixels' in answer) return answer.pixels;
      throw problemOf(answer);
    },
    async encode() {
      const answer = await ask('encode');
      if ('encoded' in answer) return answer.encoded;
      throw problemOf(answer);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function problemOf(answer: EncoderAnswer): Error {
  if ('unusable' in answer) return new UnusablePicture(answer.unusable);
  if ('tooSlow' in answer) return new TooSlow(answer.tooSlow);
  return new Error(`A picture could not be encoded: ${'fault' in answer ? answer.fault : 'another answer'}`);
}

/** Beside the main file, above the commands; for what runs from source, in the last build. */
function bundledFile(): string {
  const here = import.meta.dirname;
  const places = [path.join(here, ENCODER_FILE), path.join(here, '..', ENCODER_FILE), serverFile('dist', ENCODER_FILE)];
  const file = places.find((place) => existsSync(place));
  if (!file) throw new Error('The encoder of pictures is not built: npm run build');
  return file;
}

const ENCODER_FILE = 'encoder-process.js';
