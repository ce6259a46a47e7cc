import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole, runs } from '../test-ring';
import { onsetOf } from './jamo';
import { normalise } from './normalise';
import { searchSteps } from './search-steps';
import { searchTokens } from './search-tokens';
import { searchIn } from './test-search-in';

const TITLES = [
  '제주감귤 10kg 공구합니다.',
  '감귤칩 대용량',
  '새콤달콤 감귤',
  '가마솥 누룽지',
  '삼겹살 구이용 1.5kg',
  '삼겹살 구이용 15kg',
  '100% 오렌지 주스',
  '떡볶이 밀키트',
  '코카콜라 zero 24캔',
  '국내산 사과 5kg',
];
const find = (keyword: string): string[] => searchIn(TITLES, keyword, (title) => [title]);

describe('a keyword', () => {
  test.each([
    ['감귤', ['감귤칩 대용량', '새콤달콤 감귤', '제주감귤 10kg 공구합니다.']],
    ['ㄱㄱ', ['제주감귤 10kg 공구합니다.', '감귤칩 대용량', '새콤달콤 감귤']],
    ['제주 감귤', ['제주감귤 10kg 공구합니다.']],
    ['새콤 달콤감귤', ['새콤달콤 감귤']],
    ['감ㄱ', ['감귤칩 대용량', '새콤달콤 감귤', '제주감귤 10kg 공구합니다.']],
    ['삼겨', ['삼겹살 구이용 1.5kg', '삼겹살 구이용 15kg']],
    ['1.5kg', ['삼겹살 구이용 1.5kg']],
    ['15kg', ['삼겹살 구이용 15kg']],
    ['rkarbf', ['감귤칩 대용량', '새콤달콤 감귤', '제주감귤 10kg 공구합니다.']],
    ['ㄷㅂㅇ', ['떡볶이 밀키트']],
    ['떡뽁이', ['떡볶이 밀키트']],
    ['삼겹쌀', ['삼겹살 구이용 1.5kg', '삼겹살 구이용 15kg']],
    ['누릉지', ['가마솥 누룽지']],
    ['ZERO', ['코카콜라 zero 24캔']],
    ['zreo', ['코카콜라 zero 24캔']],
    ['사고', ['국내산 사과 5kg']],
    ['%', ['100% 오렌지 주스']],
    ['_', []],
    ['%%', []],
    ['\\', []],
    ['냉장고', []],
    ['14kg', []],
    ['!?', []],
    ['  ', []],
  ])('%j finds %j', (keyword, expected) => {
    expect(find(keyword).sort()).toEqual([...expected].sort());
  });

  test('every word must be there', () => {
    expect(find('감귤 10kg')).toEqual(['제주감귤 10kg 공구합니다.']);
    expect(find('감귤 사과')).toEqual([]);
  });

  test('an unfinished syllable counts only while nothing matches as typed', () => {
    expect(find('가마')).toEqual(['가마솥 누룽지']);
    expect(searchIn(['감자', '가지'], '가', (text) => [text])).toEqual(['가지']);
    expect(searchIn(['감자'], '가', (text) => [text])).toEqual(['감자']);
    expect(searchIn(['광어회'], '고', (text) => [text])).toEqual(['광어회']);
    expect(searchIn(['가람김'], '갈', (text) => [text])).toEqual(['가람김']);
  });

  test('only one letter may be wrong in the whole query', () => {
    expect(find('제쥬 강귤')).toEqual([]);
    expect(find('제쥬 감귤')).toEqual(['제주감귤 10kg 공구합니다.']);
  });
});

test('whole before prefix before word start before inside before onsets', () => {
  const texts = ['가나귤감귤', '새콤 감귤', '감귤칩', '감귤', '강가'];
  expect(searchIn(texts, '감귤', (text) => [text])).toEqual(['감귤', '감귤칩', '새콤 감귤', '가나귤감귤']);
  const [exact] = searchSteps('ㄱㄱ');
  expect(exact?.rank(['ㄱㄱ'])).toBeGreaterThan(exact?.rank(['감귤']) ?? 0);
});

test('a title outranks a content, whatever the fit', () => {
  const [exact] = searchSteps('감귤');
  expect(exact?.rank(['새콤한감귤 한 상자', ''])).toBeGreaterThan(exact?.rank(['한 상자', '감귤']) ?? 0);
});

describe('for any text', () => {
  const char = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)) },
    { weight: 2, arbitrary: fc.constantFrom(...Array.from('감귤가나과ㅋㄱㄲㅠ')) },
    { weight: 2, arbitrary: fc.constantFrom(...Array.from('ab10%_+\\ -')) },
  );
  const text = fc.array(char, { minLength: 1, maxLength: 12 }).map((chars) => chars.join(''));
  const cut = fc.tuple(fc.nat(), fc.nat());
  const part = (chars: string[], [from, length]: [number, number]): string => {
    const start = from % chars.length;
    return chars.slice(start, start + 1 + (length % (chars.length - start))).join('');
  };

  test('any part of it finds it, with or without spaces', () => {
    fc.assert(
      fc.property(text, cut, (original, at) => {
        const chars = Array.from(normalise(original).replaceAll(' ', ''));
        fc.pre(chars.length > 0);
        const keyword = part(chars, at);
        fc.pre(normalise(keyword) === keyword);
        expect([...searchSteps(keyword)][0]?.rank([original])).not.toBeNull();
      }),
      { numRuns: runs(1000) },
    );
  });

  test('the onsets of any part of it find it', () => {
    fc.assert(
      fc.property(text, cut, (original, at) => {
        const chars = Array.from(normalise(original).replaceAll(' ', ''));
        fc.pre(chars.length > 0);
        const keyword = Array.from(part(chars, at)).map(onsetOf).join('');
        fc.pre(normalise(keyword) === keyword);
        expect([...searchSteps(keyword)][0]?.rank([original])).not.toBeNull();
      }),
      { numRuns: runs(1000) },
    );
  });

  test('the tokens never leave out a text that the rank accepts', () => {
    const near = fc
      .array(fc.constantFrom(...Array.from('감강가귤굴ㄱㄱa1 ')), { minLength: 1, maxLength: 6 })
      .map((c) => c.join(''));
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(near, text), fc.oneof(near, text), (original, keyword) => {
        const tokens = new Set(searchTokens(original));
        for (const step of searchSteps(keyword)) {
          if (step.rank([original]) === null) continue;
          accepted++;
          expect(step.anyOf.some((all) => all.every((token) => tokens.has(token)))).toBe(true);
        }
      }),
      { numRuns: runs(5000) },
    );
    expect(accepted).toBeGreaterThan(isWhole ? 100 : 5);
  });
});
