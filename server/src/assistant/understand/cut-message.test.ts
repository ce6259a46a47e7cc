import { expect, test } from 'vitest';
import { normalise } from '../../korean/normalise';
import { cutMessage } from './cut-message';
import { nounsOfTurn } from './noun-thread';

const MARKED = `a${'\u0301'.repeat(19)}`;

test.each(['사과랑 배 🍐 추천해줘 ㅎㅎ', '👨‍👩‍👧‍👦 먹을 거 1️⃣', 'ㄱㅅ', '가'.repeat(500)])(
  '%s is read whole',
  (message) => {
    expect(cutMessage(message)).toBe(message);
  },
);

test.each([
  MARKED.repeat(500),
  'ﷺ'.repeat(500),
  'ﷺ '.repeat(250),
  '👨‍👩‍👧‍👦'.repeat(500),
  '㌀'.repeat(500),
  `${MARKED} `.repeat(500),
])('%#: nothing becomes longer than an ordinary message', (message) => {
  const read = cutMessage(message);
  expect(read.length).toBeLessThanOrEqual(500);
  expect(normalise(read).length).toBeLessThanOrEqual(500);
  expect(read).not.toBe('');
});

test('no letter keeps more than two marks', () => {
  expect(cutMessage(`${MARKED}b`)).toBe('a\u0301\u0301b');
});

test('half a character is never left over', () => {
  expect(cutMessage(`가${'😀'.repeat(300)}`)).toBe(`가${'😀'.repeat(249)}`);
});

test('a turn reads each text once, and only so much of them', async () => {
  const asked: string[] = [];
  const nouns = nounsOfTurn((text) => {
    asked.push(text);
    return Promise.resolve([text.slice(0, 1)]);
  });
  expect(await nouns('사과 ')).toEqual(['사']);
  expect(await nouns('사과')).toEqual(['사']);
  expect(await nouns(' ')).toEqual([]);
  for (const letter of '가나다라') await nouns(letter.repeat(400));
  expect(asked.map((text) => text.length)).toEqual([2, 120, 120]);
  expect(await nouns('하')).toEqual(['하']);
});
