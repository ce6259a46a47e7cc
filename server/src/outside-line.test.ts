import { expect, test } from 'vitest';
import { OutsideLine } from './outside-line';

const hanging = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut'))));

test('a call has its time', async () => {
  const line = new OutsideLine();
  expect(await line.call(1000, async () => 'answer')).toBe('answer');
  await expect(line.call(10, hanging)).rejects.toThrow('no answer within 10 ms');
  // Also one that does not listen to its signal.
  await expect(line.call(10, () => new Promise(() => {}))).rejects.toThrow('no answer');
});

test('what is under way when the process stops is ended, and nothing begins after that', async () => {
  const line = new OutsideLine();
  const call = line.call(60_000, hanging);
  line.hangUp();
  await expect(call).rejects.toThrow('stopping');
  await expect(line.call(60_000, async () => 'answer')).rejects.toThrow('stopping');
});
