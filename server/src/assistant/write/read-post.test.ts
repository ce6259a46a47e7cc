import { describe, expect, test } from 'vitest';
import type { At, Read } from './guess';
import { readPost } from './read-post';
import { knownThings, thingsOf } from './things';

/** A Sunday. */
const AT: At = { today: '2026-11-15', home: '서울 성동구 서울숲2길 10' };
const read = (text: string, at: Partial<At> = {}): Read => readPost(text, { ...AT, ...at }, knownThings());

describe('one sentence', () => {
  test('fills the form, each value with the words it was read from', () => {
    expect(read('제주감귤 10kg 3만원 다섯 명 토요일까지 우리집 앞')).toEqual({
      name: { value: '제주감귤', said: '제주감귤', sure: true, note: null },
      quantity: { value: '10kg', said: '10kg', sure: true, note: null },
      price: { value: 30_000, said: '3만원', sure: true, note: null },
      totalUser: { value: 5, said: '다섯 명', sure: true, note: null },
      deadline: { value: '2026-11-21', said: '토요일까지', sure: true, note: null },
      location: { value: '서울 성동구 서울숲2길 10', said: '우리집 앞', sure: false, note: 'HOME' },
      meetingNote: { value: '집 앞', said: '우리집 앞', sure: false, note: 'HOME' },
      categoryId: { value: 1, said: '제주감귤', sure: true, note: null },
      picture: { value: '/pictures/fresh-005.webp', said: '제주감귤', sure: true, note: null },
      content: '',
      dropped: [],
    });
  });

  test.each<[string, number | null, boolean, string | null]>([
    ['귤 30000원', 30_000, true, null],
    ['귤 3만원', 30_000, true, null],
    ['귤 3만5천', 35_000, true, null],
    ['귤 29,900원', 29_900, true, null],
    ['귤 2만 9천원', 29_000, true, null],
    ['귤 만오천원', 15_000, true, null],
    ['귤 1만6800원', 16_800, true, null],
    ['귤 ₩12,000', 12_000, true, null],
    ['귤 3만원쯤', 30_000, false, null],
    ['귤 3만원대', 30_000, false, null],
    ['귤 15000 5명', 15_000, false, null],
    ['귤 인당 6천원 5명', 30_000, false, 'PER_HEAD'],
    ['귤 5명 6천원씩', 30_000, false, 'PER_HEAD'],
    ['귤 인당 6천원', null, false, null],
    ['귤 정가 4만원 할인가 3만원', 30_000, false, 'SEVERAL'],
    ['귤 4만원 → 3만원', 30_000, false, 'SEVERAL'],
    ['귤 4만원 3만원', 30_000, false, 'SEVERAL'],
    ['귤 총 3만원 배송비 3천원', 30_000, true, null],
    ['귤 3만원 개당 300원', 30_000, true, null],
    ['귤 15% 2만5천원\n3만원', 25_000, false, 'SEVERAL'],
    ['만두 5명', null, false, null],
    ['천혜향 5kg', null, false, null],
    ['귤 9999999999원', null, false, null],
    ['귤 세 분만 5kg', null, false, null],
  ])('price of %s', (text, value, sure, note) => {
    expect(read(text).price ?? null).toEqual(value === null ? null : expect.objectContaining({ value, sure, note }));
  });

  test.each<[string, number | null, boolean, string | null]>([
    ['귤 5명', 5, true, null],
    ['귤 다섯 명', 5, true, null],
    ['귤 넷이서', 4, true, null],
    ['귤 나까지 5명', 5, true, null],
    ['귤 다섯 집', 5, true, null],
    ['귤 4인 공구', 4, true, null],
    ['귤 둘', 2, true, null],
    ['귤 4명 더', 5, false, 'PLUS_ME'],
    ['귤 4명 구해요', 5, false, 'PLUS_ME'],
    ['귤 4자리', 5, false, 'PLUS_ME'],
    ['귤 나 빼고 4명', 5, false, 'PLUS_ME'],
    ['귤 3명 아니면 4명', 3, false, 'SEVERAL'],
    ['떡볶이 5인분', null, false, null],
    ['귤 한 명당 한 봉', null, false, null],
    ['귤 60명', null, false, null],
    ['인터넷이 느려요', null, false, null],
  ])('people of %s', (text, value, sure, note) => {
    expect(read(text).totalUser ?? null).toEqual(
      value === null ? null : expect.objectContaining({ value, sure, note }),
    );
  });

  test.each<[string, string | null, boolean]>([
    ['귤 10kg', '10kg', true],
    ['귤 10키로', '10kg', true],
    ['귤 10kg 2박스', '10kg 2박스', true],
    ['생수 2L x 24병', '2L x 24병', true],
    ['떡볶이 5인분', '5인분', true],
    ['귤 10kg 아니면 5kg', '10kg', false],
    ['귤 3명 2kg씩', null, false],
    ['기저귀 4단계', null, false],
  ])('quantity of %s', (text, value, sure) => {
    expect(read(text).quantity ?? null).toEqual(value === null ? null : expect.objectContaining({ value, sure }));
  });

  test.each<[string, string | null, boolean]>([
    ['귤 오늘까지', '2026-11-15', true],
    ['귤 일요일까지', '2026-11-15', true],
    ['귤 모레까지', '2026-11-17', true],
    ['귤 3일 뒤까지', '2026-11-18', true],
    ['귤 토요일까지', '2026-11-21', true],
    ['귤 토욜 마감', '2026-11-21', true],
    ['귤 다음 주 토요일까지', '2026-11-21', true],
    ['귤 주말까지', '2026-11-15', true],
    ['귤 11/20까지', '2026-11-20', true],
    ['귤 마감 11/20', '2026-11-20', true],
    ['귤 20일까지', '2026-11-20', true],
    ['귤 월말까지', '2026-11-30', true],
    ['귤 오늘 밤 9시까지', '2026-11-15', true],
    ['귤 토요일', '2026-11-21', false],
    ['귤 1월 3일까지', '2027-01-03', true],
    ['귤 11/3까지', '2027-11-03', false],
    ['귤 3일까지', '2026-12-03', false],
    ['귤 유통기한 2027년 5월 1일까지', null, false],
    ['귤 내일 도착', null, false],
    ['귤 2025년 1월 1일까지', null, false],
    ['귤 13/40까지', null, false],
  ])('last day of %s', (text, value, sure) => {
    expect(read(text).deadline ?? null).toEqual(value === null ? null : expect.objectContaining({ value, sure }));
  });

  test.each<[string, string | null, string | null]>([
    ['귤 5kg 성수역 3번 출구', '성수역 3번 출구', null],
    ['귤 5kg 서울숲2길 10', '서울숲2길 10', null],
    ['귤 5kg 장소는 성수1가 주민센터 앞', '성수1가 주민센터 앞', null],
    ['귤 5kg 우리집', '서울 성동구 서울숲2길 10', 'HOME'],
    ['미역 5kg', null, null],
  ])('place of %s', (text, value, note) => {
    expect(read(text).location ?? null).toEqual(value === null ? null : expect.objectContaining({ value, note }));
  });

  test('one’s home without a saved address is only a meeting note', () => {
    const { location, meetingNote } = read('귤 5kg 우리집 앞', { home: null });
    expect([location, meetingNote?.value]).toEqual([undefined, '집 앞']);
  });

  test('phone numbers are taken out, links come last, and what is left is the content', () => {
    const { content, dropped } = read('귤 5kg 3만원 껍질이 얇아요 010-1234-5678\nhttps://shop.example/1');
    expect(content).toBe('껍질이 얇아요\nhttps://shop.example/1');
    expect(dropped).toEqual(['PHONE']);
  });

  test('a link alone says nothing', () => {
    expect(read('https://shop.example/30000원/5명')).toEqual({
      content: 'https://shop.example/30000원/5명',
      dropped: [],
    });
  });

  test('a name that is no known thing is not sure, and has no category', () => {
    expect(read('쿠쿠루삥 10kg 3만원')).toMatchObject({ name: { value: '쿠쿠루삥', sure: false } });
    expect(read('쿠쿠루삥 10kg 3만원').categoryId).toBeUndefined();
  });
});

describe('things', () => {
  const things = thingsOf({ 감귤: 'fresh-005', 감: 'fresh-025', 밤: 'fresh' });
  test.each<[string, number | null, string | null]>([
    ['제주감귤', 1, '/pictures/fresh-005.webp'],
    ['단 감', 1, '/pictures/fresh-025.webp'],
    ['장난감', null, null],
    ['밤', 1, null],
    ['constructor', null, null],
    ['', null, null],
  ])('%s', (name, categoryId, picture) => {
    expect(things(name)).toEqual(categoryId === null ? null : { categoryId, picture });
  });
});
