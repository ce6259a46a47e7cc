import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { type EncoderOptions, type PictureEncoder, pictureEncoder } from './picture-encoder';
import { EncoderLost, TooSlow, UnusablePicture } from './picture-problems';
import { jpegOf, stripOf } from './test-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'mungchi-encoder-'));
const running: PictureEncoder[] = [];
afterEach(() => {
  for (const encoder of running.splice(0)) encoder.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

function encoderWith(options: EncoderOptions = {}): PictureEncoder {
  const encoder = pictureEncoder({ file: inject('encoderFile'), ...options });
  running.push(encoder);
  return encoder;
}

/** A process that answers as the body of `answer(request, say)` does. */
function encoderThat(answer: string, options: EncoderOptions = {}): PictureEncoder {
  const file = path.join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `const say = (answer) => process.send(answer);
     process.on('disconnect', () => process.exit());
     process.on('message', (request) => { ${answer} });`,
  );
  return encoderWith({ file, ...options });
}

const SAYS_ITS_NUMBER = "say(request === 'encode' ? { encoded: { width: process.pid } } : { pixels: 7 });";
/** Stands on its event loop for ever: only a signal ends it. */
const HANGS = 'for (;;);';
const isThere = (pid: number) => execFileSync('ps', ['-A', '-o', 'pid=']).toString().split(/\s+/).includes(String(pid));

test('a picture is opened, approved by its pixels, and encoded', async () => {
  const approve = vi.fn(async () => undefined);
  const { width, height, copies } = await encoderWith().encode(await jpegOf(700, 300), approve);
  expect([width, height, copies.map((copy) => copy.width)]).toEqual([700, 300, [320, 640]]);
  expect(copies[0]!.bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(approve.mock.calls).toEqual([[210_000]]);
});

test('what is not approved is not decoded', async () => {
  const encoder = encoderThat(`if (request === 'encode') ${HANGS} ${SAYS_ITS_NUMBER}`);
  const refusal = new Error('too much today');
  await expect(encoder.encode(Buffer.from('x'), () => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('one process for one picture after the other, another beside it, and only one that waits', async () => {
  const encoder = encoderThat(SAYS_ITS_NUMBER, { idleMs: 50 });
  const encode = async () => (await encoder.encode(Buffer.from('x'))).width;
  const first = await encode();
  expect(await encode()).toBe(first);
  const both = await Promise.all([encode(), encode()]);
  expect(new Set(both).size).toBe(2);
  await vi.waitFor(() => expect(both.filter(isThere)).toHaveLength(1));
  expect(both).toContain(await encode());
});

test('a process that hangs is killed at the deadline; it is gone when that is told, and the next picture has another', async () => {
  const encoder = encoderThat(
    `if (String.fromCharCode(...(request.open ?? [])) === 'bad') { say({ pixels: process.pid }); ${HANGS} } ${SAYS_ITS_NUMBER}`,
    { deadlineMs: 1500 },
  );
  const before = (await encoder.encode(Buffer.from('x'))).width;
  await expect(encoder.encode(Buffer.from('bad'))).rejects.toBeInstanceOf(TooSlow);
  expect(isThere(before)).toBe(false);
  expect((await encoder.encode(Buffer.from('x'))).width).not.toBe(before);
});

test('a process that breaks is lost with its picture alone', async () => {
  const encoder = encoderThat(
    `if (String.fromCharCode(...(request.open ?? [])) === 'bad') process.kill(process.pid, 'SIGKILL'); else ${SAYS_ITS_NUMBER}`,
  );
  await expect(encoder.encode(Buffer.from('bad'))).rejects.toBeInstanceOf(EncoderLost);
  expect((await encoder.encode(Buffer.from('x'))).width).toBeGreaterThan(0);
});

test('it goes with the process that started it, however that ends', async () => {
  const parent = path.join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { fork } from 'node:child_process';
     const child = fork(${JSON.stringify(inject('encoderFile'))}, [], { serialization: 'advanced', env: {} });
     child.on('message', () => { console.log(child.pid); process.kill(process.pid, 'SIGKILL'); });
     child.send({ open: Buffer.from('no picture') });`,
  );
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [parent], (_error, stdout) => resolve(stdout));
  });
  const pid = Number(said);
  expect(pid).toBeGreaterThan(0);
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), 10_000);
});

test.each([
  [1, 50_000_000],
  [2, 25_000_000],
  [50_000_000, 1],
  [16_001, 3000],
  [400, 8001],
])('%i × %i is too long: its header says so', async (width, height) => {
  const approve = vi.fn(async () => undefined);
  const refused = encoderWith().encode(stripOf(width, height), approve);
  await expect(refused).rejects.toBeInstanceOf(UnusablePicture);
  await expect(refused).rejects.toMatchObject({ why: 'UPLOAD_TOO_LONG' });
  expect(approve).not.toHaveBeenCalled();
});

test.each([
  [100, 2000],
  [16_000, 800],
])('%i × %i is not', async (width, height) => {
  expect(await encoderWith().encode(stripOf(width, height))).toMatchObject({ bytes: expect.anything() });
});
