import { expect, test } from 'vitest';
import { lineChanges } from './line-changes';
import { textBlocks } from './text-blocks';

test('a legal text is headings, paragraphs and lists', () => {
  expect(textBlocks('먼저\n이어서\n\n## 1. 하나\n- 가\n- 나\n\n- 다\n## 2. 둘\n끝')).toEqual([
    { kind: 'words', text: '먼저 이어서' },
    { kind: 'heading', id: 'part-1', text: '1. 하나' },
    { kind: 'list', items: ['가', '나'] },
    { kind: 'list', items: ['다'] },
    { kind: 'heading', id: 'part-2', text: '2. 둘' },
    { kind: 'words', text: '끝' },
  ]);
});

test.each([
  ['nothing', '가\n나', '가\n\n나', ' 가 나'],
  ['a line is new', '가\n다', '가\n나\n다', ' 가+나 다'],
  ['a line is gone', '가\n나\n다', '가\n다', ' 가-나 다'],
  ['a line is another', '가\n나\n다', '가\n너\n다', ' 가-나+너 다'],
  ['everything', '가', '나', '-가+나'],
  ['from nothing', '', '나', '+나'],
])('%s changed', (_, before, after, expected) => {
  const mark = { same: ' ', added: '+', gone: '-' };
  expect(
    lineChanges(before, after)
      .map(({ kind, text }) => mark[kind] + text)
      .join(''),
  ).toBe(expected);
});
