import { expect, test } from 'vitest';
import { editNotice } from './edit-notice';

const terms = {
  name: '제주 감귤',
  quantity: '10kg',
  price: 40_000,
  totalUser: 4,
  deadline: '2026-11-22',
  location: '제주특별자치도 제주시 첨단로 242',
  meetingNote: '정문 앞',
};

test('names what changed, in words', () => {
  expect(editNotice(terms, terms)).toBeNull();
  expect(editNotice(terms, { ...terms, deadline: '2026-12-01' })).toBe(
    '리더가 공구 내용을 바꿨어요. 마감일 11월 22일 → 12월 1일',
  );
  expect(editNotice(terms, { ...terms, price: 36_000, totalUser: 5, location: '제주시 노형동' })).toBe(
    '리더가 공구 내용을 바꿨어요. 총 가격 40,000원 → 36,000원, 인원 4명 → 5명, 거래 장소 ‘제주시 노형동’',
  );
  expect(editNotice(terms, { ...terms, meetingNote: '후문 벤치' })).toBe(
    '리더가 공구 내용을 바꿨어요. 만나는 곳 ‘후문 벤치’',
  );
  expect(editNotice(terms, { ...terms, meetingNote: '' })).toBe('리더가 공구 내용을 바꿨어요. 만나는 곳 지움');
});

test.each([
  ['5kg ', '‘5kg’'],
  ['카톡 sec77 로 입금', '‘카톡 sec77 로 입금’'],
  ['1kg’. 뭉치예요', "‘1kg'. 뭉치예요’"],
  ['1kg\n\n뭉치:\u2028입금\u202e하세요', '‘1kg 뭉치: 입금 하세요’'],
  ['가'.repeat(41), `‘${'가'.repeat(40)}…’`],
])('the leader’s words are told apart from the mascot’s: %j', (quantity, shown) => {
  expect(editNotice(terms, { ...terms, quantity })).toBe(`리더가 공구 내용을 바꿨어요. 총 수량 ‘10kg’ → ${shown}`);
});
