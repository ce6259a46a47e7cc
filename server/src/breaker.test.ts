import { expect, test } from 'vitest';
import { Breaker, type ProviderAsker, RESTING } from './breaker';

const SILENCE = new Error('silence');
const isSilence = (error: unknown) => error === SILENCE;
let at = 0;
const breaker = () => new Breaker({ after: 3, restMs: 100, promisesAtOnce: 1, now: () => at });
const ask = (one: Breaker, answer: 'answer' | Error, asker: ProviderAsker = 'sweep') =>
  one
    .attempt(
      asker,
      async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isSilence,
    )
    .catch((error: Error) => error.message);
const silence = async (one: Breaker, times: number) => {
  for (let i = 0; i < times; i++) await ask(one, SILENCE);
};

test('some silences in a row make it rest; an answer between them does not, nor a refusal', async () => {
  const one = breaker();
  await silence(one, 2);
  expect(await ask(one, new Error('refused'))).toBe('refused');
  await silence(one, 2);
  expect(one.rests).toBe(false);
  await silence(one, 1);
  expect(one.rests).toBe(true);
  expect(await ask(one, 'answer')).toBe(RESTING);
});

test('after the rest one sweep asks: silence means another rest, an answer the end of it', async () => {
  const one = breaker();
  await silence(one, 3);
  at += 100;
  expect(await ask(one, SILENCE)).toBe('silence');
  expect(await ask(one, 'answer')).toBe(RESTING);
  at += 100;
  expect(await ask(one, 'answer')).toBe('answer');
  expect(one.rests).toBe(false);
});

test('only one asks at the end of a rest', async () => {
  const one = breaker();
  await silence(one, 3);
  at += 100;
  let answer: (word: string) => void = () => {};
  const first = one.attempt('sweep', () => new Promise<string>((resolve) => (answer = resolve)), isSilence);
  expect(await ask(one, 'answer')).toBe(RESTING);
  answer('late');
  expect(await first).toBe('late');
});

test('a visitor never waits for one that rests; a promise goes through, so many at a time', async () => {
  const one = breaker();
  await silence(one, 3);
  at += 100;
  expect(await ask(one, 'answer', 'visitor')).toBe(RESTING);
  let answer: (word: string) => void = () => {};
  const first = one.attempt('promise', () => new Promise<string>((resolve) => (answer = resolve)), isSilence);
  at -= 100;
  expect(await ask(one, 'answer', 'promise')).toBe(RESTING);
  answer('told');
  expect(await first).toBe('told');
  expect(await ask(one, 'answer', 'visitor')).toBe('answer');
});
