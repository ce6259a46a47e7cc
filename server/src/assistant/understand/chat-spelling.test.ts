import { expect, test } from 'vitest';
import { asWritten } from './chat-spelling';

test.each([
  ['보여줘바', '보여줘봐'],
  ['추천해주세용', '추천해주세요'],
  ['머 있나여', '뭐 있나요'],
  ['싫어ㅋㅋ우유', '싫어 우유'],
  ['너무우우우 비싸', '너무우 비싸'],
  ['2만언 이하', '2만원 이하'],
  ['얼마 있노', '얼마 있나'],
])('%s is read as %s', (typed, written) => {
  expect(asWritten(typed)).toBe(written);
});

test.each([
  '어린이용 칫솔',
  '선물용',
  '햇감자',
  '햇반',
  '머리끈',
  '한꺼번에',
  '수업',
  '산업용 장갑',
  'ㅎㅇ',
  'ㅋㅋㅋㅋ',
])('%s stays as it is', (typed) => {
  expect(asWritten(typed)).toBe(typed);
});
