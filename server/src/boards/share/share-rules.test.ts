import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visiblePlace } from '../visitor-rules';
import { type SharedBoard, shareKey, sharePath, shareWords } from './share-rules';

const BOARD: SharedBoard = {
  name: '제주감귤',
  quantity: '10kg',
  price: 30_000,
  totalUser: 5,
  maxSeats: 1,
  deadline: '2026-11-21',
  pictures: [{ url: '/media/0123456789abcdef0123456789abcdef.webp' }],
};
const wordsOf = (changes: Partial<SharedBoard> = {}, place = '서울특별시 성동구 성수동1가') =>
  shareWords({ ...BOARD, ...changes }, place);

describe('what is drawn', () => {
  test('name, share, people, day and neighbourhood', () => {
    expect(wordsOf()).toEqual({
      name: '제주감귤',
      quantity: '10kg',
      per: '1인',
      share: '6,000원',
      people: '모두 5명',
      until: '11월 21일까지',
      place: '성수동1가',
      photo: '/media/0123456789abcdef0123456789abcdef.webp',
      drawn: false,
    });
  });

  test('shares where somebody may take several', () => {
    expect(wordsOf({ maxSeats: 2, price: 30_001 })).toMatchObject({ per: '1몫', share: '6,000원', people: '모두 5몫' });
  });

  test('our own drawing says so', () => {
    expect(wordsOf({ pictures: [{ url: '/pictures/fresh-001.webp' }] })).toMatchObject({ drawn: true });
  });

  test.each(['https://images.example/a.webp', '', '/avatars/pink.webp', '//evil.example/media/x.webp'])(
    'nothing from elsewhere: %s',
    (url) => expect(wordsOf({ pictures: [{ url }] })).toBeNull(),
  );

  test('nothing without a picture', () => expect(wordsOf({ pictures: [] })).toBeNull());

  test('a place of one word, and none', () => {
    expect(wordsOf({}, '현남면')).toMatchObject({ place: '현남면' });
    expect(wordsOf({}, ' 성동구 성수동1가 ')).toMatchObject({ place: '성수동1가' });
    expect(wordsOf({}, '  ')).toMatchObject({ place: '' });
  });

  test('no house number and no meeting place, for a thousand addresses', () => {
    const parts = fc.record({
      city: fc.constantFrom('서울', '부산광역시', '제주특별자치도', '경기도'),
      district: fc.constantFrom('성동구', '해운대구', '제주시', '성남시'),
      road: fc.constantFrom('서울숲2길', '왕십리로', '첨단로', '성수이로'),
      house: fc.integer({ min: 100, max: 9999 }),
      unit: fc.integer({ min: 1000, max: 9999 }),
      known: fc.option(fc.constantFrom('서울특별시 성동구 성수동1가', '강원특별자치도 양양군 현남면')),
    });
    fc.assert(
      fc.property(parts, ({ city, district, road, house, unit, known }) => {
        const location = `${city} ${district} ${road} ${house} ${unit}호`;
        const drawn = JSON.stringify({ ...wordsOf({}, visiblePlace(location, known)), photo: '' });
        expect(drawn).not.toMatch(new RegExp(`${road}|${house}|${unit}`));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the key', () => {
  test('is the same for the same words', () => {
    expect(shareKey(wordsOf()!)).toBe(shareKey(wordsOf()!));
    expect(shareKey(wordsOf()!)).toMatch(/^[0-9a-f]{16}$/);
    expect(sharePath(7, wordsOf()!)).toBe(`/pictures/share/7-${shareKey(wordsOf()!)}.jpg`);
  });

  test('changes with every part', () => {
    const words = { ...wordsOf()!, drawn: false };
    const others = Object.keys(words).map((part) =>
      shareKey({ ...words, [part]: part === 'drawn' ? true : '다른 말' }),
    );
    expect(new Set([shareKey(words), ...others]).size).toBe(10);
  });

  test('what is not drawn does not change it', () => {
    expect(shareKey(wordsOf({}, '서울 성동구 성수동1가')!)).toBe(shareKey(wordsOf({}, '다른 시 다른 구 성수동1가')!));
  });
});
