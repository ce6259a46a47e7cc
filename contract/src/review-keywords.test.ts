import { expect, test } from 'vitest';
import { keywordTag, REVIEW_KEYWORDS } from './review-keywords';

/** As the specification writes them. */
const TAGS = [
  ['친절해요', '#친절해요'],
  ['약속 시간을 지켰어요', '#시간준수'],
  ['채팅 응답이 빨라요', '#빠른응답'],
  ['설명과 같아요', '#설명일치'],
  ['믿을 수 있어요', '#신뢰해요'],
  ['가격∙수량이 동일해요', '#물건확실'],
  ['또 거래하고 싶어요', '#매우만족'],
];

test('seven keywords, as the specification writes them', () => {
  expect(REVIEW_KEYWORDS).toEqual(TAGS.map(([keyword]) => keyword));
});

test.each([...TAGS, ['확실해요', '#물건확실'], ['새벽배송', '#새벽배송']])('%s is shown as %s', (keyword, tag) => {
  expect(keywordTag(keyword!)).toBe(tag);
});
