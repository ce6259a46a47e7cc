import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { flagsOf } from './flag-rules';

const POSTS = readFileSync(path.join(import.meta.dirname, '../../../data/eval/flags/posts-to-flag.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', text = ''] = line.split('\t');
    return { expected: kind === '-' ? [] : [kind], text };
  });

const kinds = (text: string) => flagsOf(text).map(({ kind }) => kind as string);

/** What the words of a table cannot know; each is one more word there, or a picture of a number. */
const MISSED = ['비타민 나눠요', '콜라겐', '백십-천이백삼십사 아시죠'];

test('of our own list these posts are missed, and no other', () => {
  const missed = POSTS.filter(({ expected, text }) => expected.some((kind) => !kinds(text).includes(kind)));
  expect(missed.map(({ text }) => text)).toEqual(MISSED);
});

test('of our own list no harmless post is flagged', () => {
  const alarms = POSTS.filter(({ expected, text }) => kinds(text).some((kind) => !expected.includes(kind)));
  expect(alarms.map(({ text }) => text)).toEqual([]);
});

test('what was found is named', () => {
  expect(flagsOf('맥주와 담배, 010-1234-5678, https://a.kr')).toEqual([
    { kind: 'FORBIDDEN', words: '맥주, 담배' },
    { kind: 'PHONE', words: '010-1234-5678' },
    { kind: 'LINK', words: 'https:' },
  ]);
});
