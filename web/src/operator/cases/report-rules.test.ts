import { REPORT_KINDS } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { type Choice, canChoose, hideWords, orderOf, orderWords, toggledReport } from './report-rules';

const pick = (...choices: Choice[]) =>
  choices.reduce<ReadonlySet<Choice>>((chosen, choice) => toggledReport(chosen, choice), new Set());

describe('choosing', () => {
  test('fine stands alone', () => {
    expect([...pick('HIDE', 'PAUSED', 'FINE')]).toEqual(['FINE']);
    expect([...pick('FINE', 'WARNED')]).toEqual(['WARNED']);
  });
  test('one thing and one sanction; again takes it back', () => {
    expect([...pick('HIDE', 'WARNED', 'PAUSED')]).toEqual(['HIDE', 'PAUSED']);
    expect([...pick('HIDE', 'TAKE_DOWN')]).toEqual(['TAKE_DOWN']);
    expect([...pick('HIDE', 'HIDE')]).toEqual([]);
  });
});

test.each<[Choice[], object | null, string]>([
  [[], null, '고르면 누를 수 있어요'],
  [['FINE'], { decision: 'FINE', reason: '왜' }, '문제없음'],
  [['HIDE', 'PAUSED'], { decision: 'HIDE', reason: '왜', sanction: { kind: 'PAUSED', days: 7 } }, '가리기 · 7일 제한'],
  [['WARNED'], { decision: 'NOTED', reason: '왜', sanction: { kind: 'WARNED' } }, '경고'],
  [['BANNED'], { decision: 'NOTED', reason: '왜', sanction: { kind: 'BANNED', confirm: '자몽청' } }, '영구 정지'],
])('%j', (choices, order, words) => {
  expect(orderOf(pick(...choices), 7, '왜', '자몽청')).toEqual(order);
  expect(orderWords(pick(...choices), 7)).toBe(words);
});

test('without a reason there is no decision', () => {
  expect(orderOf(pick('FINE'), 7, ' ', '')).toBeNull();
});

test('what can be hidden', () => {
  const kinds = REPORT_KINDS.filter((kind) => canChoose('HIDE', { kind, board: null }));
  expect(kinds).toEqual(['MESSAGE', 'REVIEW', 'WISH', 'QUESTION']);
  expect(REPORT_KINDS.map(hideWords)).toEqual([
    '가리기',
    '가리기',
    '메시지 가리기',
    '리뷰 가리기',
    '찾는 글 가리기',
    '질문과 답 가리기',
  ]);
});
