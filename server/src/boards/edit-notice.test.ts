import { expect, test } from 'vitest';
import { editNotice } from './edit-notice';

const terms = {
  name: '제주 감귤',
  quantity: '10kg',
  price: 40_000,
  totalUser: 4,
  deadline: '2026-11-22',
  location: '제주특별자치도 제주시 첨단로 242',
};

test('names what changed, in words', () => {
  expect(editNotice(terms, terms)).toBeNull();
  expect(editNotice(terms, { ...terms, deadline: '2026-12-01' })).toBe('리더가 공구 내용을 바꿨어요. 마감일 12월 1일');
  expect(editNotice(terms, { ...terms, price: 36_000, totalUser: 5, location: '제주시 노형동' })).toBe(
    '리더가 공구 내용을 바꿨어요. 총 가격 36,000원, 인원 5명, 거래 장소 제주시 노형동',
  );
});
