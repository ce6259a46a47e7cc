import type { ParticipantId } from '@mungchi/contract';
import { beforeEach, expect, test } from 'vitest';
import { draftsHere, keepWords, recallWords } from './unsent-words';

beforeEach(() => localStorage.clear());
const reply = { seq: 3, participantId: 2 as ParticipantId, nickname: '민지', text: '봉투 있나요?' };

test('words and what they answer, for one seat, until they are sent', () => {
  keepWords(7, 3, { text: '네', reply });
  expect(recallWords(7)).toEqual({ text: '네', reply });
  expect(recallWords(8)).toEqual({ text: '', reply: null });
  keepWords(7, 3, { text: '', reply: null });
  expect(localStorage.length).toBe(0);
});

test('for fourteen days', () => {
  keepWords(7, 3, { text: '네', reply: null });
  const day = 24 * 3_600_000;
  expect(recallWords(7, Date.now() + 14 * day - 1000).text).toBe('네');
  expect(recallWords(7, Date.now() + 14 * day).text).toBe('');
});

test('what is not ours is nothing', () => {
  for (const kept of ['null', '"x"', '{', '{"text":5,"at":1}']) {
    localStorage.setItem('own:words:7', kept);
    expect(recallWords(7)).toEqual({ text: '', reply: null });
  }
});

test('the list knows the first line of what was begun in each room', () => {
  keepWords(7, 3, { text: '  저는 토요일 오전이\n좋아요', reply: null });
  keepWords(8, 4, { text: ' ', reply });
  localStorage.setItem('own:words:9', '{"text":"예전 글","at":1}');
  localStorage.setItem('own:words:10', '{');
  expect([...draftsHere()]).toEqual([[3, '저는 토요일 오전이']]);
  expect(draftsHere(Date.now() + 14 * 24 * 3_600_000).size).toBe(0);
});
