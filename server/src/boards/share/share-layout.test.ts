import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faces } from './draw-share';
import { layOut, widthOf } from './share-layout';
import { type ShareWords, shareWords } from './share-rules';

const WORDS = shareWords(
  {
    name: '제주감귤',
    quantity: '10kg',
    price: 30_000,
    totalUser: 5,
    maxSeats: 1,
    deadline: '2026-11-21',
    pictures: [{ url: '/pictures/fresh-005.webp' }],
  },
  '성수동1가',
)!;
const textsOf = (changes: Partial<ShareWords>) =>
  layOut({ ...WORDS, ...changes }, faces()).lines.map(({ text }) => text);

describe('the words of a share picture', () => {
  test('as they stand', () => {
    expect(textsOf({})).toEqual(['제주감귤 10kg', '1인', '6,000원', '모두 5명', '·', '11월 21일까지', '성수동1가']);
  });

  test('a long name shrinks, then it is cut; the quantity stays', () => {
    const middle = layOut({ ...WORDS, name: '해남 무농약 절임배추', quantity: '20kg 2박스' }, faces());
    expect(middle.lines.slice(0, 2).map(({ text }) => text)).toEqual(['해남 무농약 절임배추', '20kg 2박스']);
    expect(middle.lines[0]!.size).toBeLessThan(68);
    const long = textsOf({ name: '해남 무농약 손질 절임배추 김장용 특대 프리미엄 세트', quantity: '20kg 2박스' });
    expect(long[0]).toBe('해남 무농약 손질 절임배추');
    expect(long[1]).toMatch(/… 20kg 2박스$/);
  });

  test.each([
    ['markup', '<i>귤&', '<i>귤& 10kg'],
    ['signs of direction', '\u202e감귤\u2066', '감귤 10kg'],
    ['emoji', '🍊 감귤 👨‍👩‍👧', '감귤 10kg'],
    ['nothing but emoji', '🍊'.repeat(40), '공동구매 10kg'],
    ['line breaks', '감귤\n\n\t달아요', '감귤 달아요 10kg'],
    ['parts of syllables', '감귤'.normalize('NFD'), '감귤 10kg'],
  ])('%s', (_, name, shown) => expect(textsOf({ name })[0]).toBe(shown));

  test('whatever is written, every line is on the sheet, at most two are the title, and it ends above the mascot', () => {
    const letters = fc.constantFrom(...Array.from('가뭉W1 ,.…🍊<&뷁漢ñ\u202e\n'));
    const any = (most: number) =>
      fc.oneof(fc.string({ unit: letters, maxLength: most }), fc.string({ maxLength: most }));
    fc.assert(
      fc.property(
        any(40),
        any(20),
        any(30),
        fc.integer({ min: 1, max: 50_000_000 }),
        (name, quantity, place, share) => {
          const { lines, icons } = layOut(
            { ...WORDS, name, quantity, place, share: `${share.toLocaleString('ko-KR')}원` },
            faces(),
          );
          expect(lines.filter(({ color }) => color === '#1f2030').length).toBeLessThanOrEqual(2);
          for (const { text, left, size, weight, spacing, baseline } of lines) {
            expect(text).not.toBe('');
            expect(left + widthOf(text, faces()[weight], size, spacing)).toBeLessThanOrEqual(1160);
            expect(baseline).toBeGreaterThan(40);
            expect(baseline).toBeLessThan(466);
            for (const letter of text) expect(faces()[weight].has(letter)).toBe(true);
          }
          expect(icons.place).toBeGreaterThan(icons.people);
        },
      ),
      { numRuns: 300 },
    );
  });
});
