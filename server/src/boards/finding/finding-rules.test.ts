import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, runs } from '../../test-ring';
import { alikeWords } from '../lists/alike-words';
import { judgeWords, SETS } from './eval/eval-words';
import {
  alertWords,
  anchorOf,
  type Called,
  calledWords,
  MOST_PROBES,
  probesOf,
  thingOf,
  wordFits,
} from './finding-rules';
import { namedWords, theCalled } from './read-called';

const NONE: Called = new Map();
const SHOP = theCalled();

test.each([
  ['감귤', ['감귤']],
  [' 제주  감귤 10kg 공구 ', ['제주', '감귤']],
  ['감귤10kg 같이 사실 분', ['감귤']],
  ['감귤 10 개', ['감귤']],
  ['감귤 10kg 개', ['감귤', '개']],
  ['개 사료', ['개', '사료']],
  ['감귤 10 kg 한박스', ['감귤']],
  ['KF94 마스크', ['kf94', '마스크']],
  ['대용량 세제 2L', ['세제']],
  ['l', null],
  ['공구', null],
  ['10kg', null],
  ['1234', null],
  ['ㄱㄱ', null],
  ['ㅏ', null],
  ['박스', null],
  ['%_', null],
  ['', null],
])('%j looks for %j', (text, words) => {
  expect(alertWords(text)).toEqual(words);
});

test.each([
  [['제주', '감귤'], '감귤'],
  [['절임배추'], '배추'],
  [['쌀'], '쌀'],
  [[], ''],
])('the anchor of %j is %j', (words, anchor) => {
  expect(anchorOf(words)).toBe(anchor);
});

test.each([
  // two syllables and more: anywhere in a word, or whole words in a row
  ['감귤', '제주감귤 10kg', true],
  ['방울토마토', '대추방울 토마토', true],
  // what is made of it, for it or from it is another thing, unless it is asked for
  ['감귤', '감귤칩', false],
  ['딸기', '수제 딸기 잼', false],
  ['딸기잼', '수제 딸기 잼', true],
  ['딸기 잼', '딸기잼', true],
  ['바나나', '바나나맛우유', false],
  ['우유', '바나나맛우유', true],
  ['우유', '아몬드우유 24팩', false],
  ['아몬드우유', '아몬드우유 24팩', true],
  ['배추', '양배추 8통', false],
  ['배추', '양배추 곁들인 배추', true],
  ['고추', '순창고추장', false],
  ['고구마', '고구마말랭이', false],
  ['오징어', '오징어 젓갈', false],
  ['커피', '커피 필터', false],
  ['포도', '포도씨유', false],
  ['아몬드', '아몬드브리즈', false],
  ['맥주', '맥주잔 6개', false],
  ['오이', '오이팩 20장', false],
  ['감귤', '감귤한박스', true],
  ['사과', '사과가정용못난이', true],
  ['비타민', '비타민C 365정', true],
  ['제주 감귤', '제주노지감귤', true],
  ['기저귀', '기저귀 가방', false],
  ['고등어', '낚시용 고등어 미끼', false],
  ['기저귀', '기저귀 물티슈 비누', true],
  ['절임배추', '해남 절임 배추', true],
  ['배추', '나주 배 추천', false],
  ['배추', '꿀배 추어탕', false],
  ['절임 배추', '절임배추', true],
  ['제주 감귤', '서귀포 감귤', false],
  ['감귤 초콜릿', '감귤', false],
  ['꿀 사과', '꿀사과', true],
  ['꿀 사과', '왕꿀사과', true],
  ['꿀 사과', '사과', false],
  // one: a word, or the end of one
  ['쌀', '햅쌀', true],
  ['배', '나주 배', true],
  ['배', '배추', false],
  ['파', '양파', false],
  ['파', '대파', true],
  ['파', '햇양파', false],
  ['게', '맛있게 익은 김치', false],
  ['꿀배', '산청 꿀 배', true],
  // only the last four words, amounts and packing not counted
  ['사과', '사과 하나 둘 셋', true],
  ['사과', '사과 하나 둘 셋 10kg 한박스', true],
  ['사과', '사과 하나 둘 셋 넷', false],
  ['공구', '공구 세트', false],
] as const)('%j and %j: %j', (word, name, fits) => {
  expect(wordFits(alertWords(word) ?? [], name, NONE)).toBe(fits);
});

test('a name is also found by what its goods are called elsewhere', () => {
  const called = calledWords(
    alikeWords([
      { say: ['휴지'], find: ['화장지', '키친타월'] },
      { say: ['물'], find: ['생수', '차'] },
    ]),
  );
  expect(called.get('화장지')).toEqual(['휴지']);
  for (const name of ['3겹 화장지 30롤', '두루마리화장지', '종이 키친 타월']) {
    expect([name, wordFits(['휴지'], name, called)]).toEqual([name, true]);
    expect(probesOf(name, called)).toContain('휴지');
  }
  expect(wordFits(['3겹', '휴지'], '3겹 화장지', called)).toBe(false);
  expect(wordFits(['보들', '휴지'], '보들 화장지', called)).toBe(true);
  expect(wordFits(['휴지'], '화장지걸이', called)).toBe(false);
  expect(wordFits(['물'], '생수 2L', called)).toBe(true);
  // A single syllable has to be the word: a 유모차 is nothing to drink.
  expect(wordFits(['물'], '따뜻한 차', called)).toBe(true);
  expect(wordFits(['물'], '유자차', called)).toBe(false);
});

test('another spelling and a brand are the thing; another of its kind is not', () => {
  const called = calledWords(
    alikeWords([{ say: ['세탁세제'], find: ['세제'] }]),
    namedWords({ spellings: ['초콜릿 초콜렛'], kinds: { 생수: '삼다수', 물: '생수 삼다수' } }),
  );
  const fits = (word: string, name: string) => wordFits(alertWords(word)!, name, called);
  expect([fits('초콜릿', '수제 초콜렛'), fits('초콜렛', '초콜릿 48구')]).toEqual([true, true]);
  expect([fits('생수', '삼다수 2L'), fits('물', '제주삼다수'), fits('삼다수', '생수')]).toEqual([true, true, false]);
  expect([fits('세탁세제', '세제 2L'), fits('세탁세제', '주방세제')]).toEqual([true, false]);
});

test.each([
  ['제주 감귤 10kg', ['감귤']],
  ['나주 배 한박스', ['배']],
  ['강아지 사료 10kg', ['강아지', '사료']],
  ['사료', ['사료']],
  ['10kg', []],
])('%j is about %j', (name, thing) => {
  expect(thingOf(name)).toEqual(thing);
});

test('nothing is looked for by no word', () => {
  expect(wordFits([], '감귤', NONE)).toBe(false);
});

test.each([
  ['꿀 배', ['꿀', '배', '꿀배']],
  ['제주 감귤', ['제주', '주', '감귤', '귤']],
  ['10kg', []],
])('%j may be found by %j', (name, probes) => {
  expect(probesOf(name, NONE)).toEqual(probes);
});

const SYLLABLES = Array.from('감귤배추쌀김치제주꿀사과휴지');
const syllables = (maxLength: number) =>
  fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength }).map((chars) => chars.join(''));
const phrase = (words: number, length: number) =>
  fc.array(syllables(length), { minLength: 1, maxLength: words }).map((all) => all.join(' '));

test('whoever looks for what fits is found: the anchor is among the probes, which are few', () => {
  let fitted = 0;
  const called = calledWords(
    alikeWords([
      { say: ['귤', '감귤'], find: ['배', '사과', '감귤'] },
      { say: SYLLABLES.flatMap((a) => SYLLABLES.map((b) => a + b)), find: ['김치', '쌀'] },
    ]),
  );
  fc.assert(
    fc.property(phrase(2, 3), phrase(6, 14), (text, name) => {
      const words = alertWords(text)!;
      const probes = probesOf(name, called);
      expect(probes.length).toBeLessThanOrEqual(MOST_PROBES);
      expect(new Set(probes).size).toBe(probes.length);
      if (!wordFits(words, name, called)) return;
      fitted++;
      expect(probes).toContain(anchorOf(words));
    }),
    { numRuns: runs(3000) },
  );
  expect(fitted).toBeGreaterThan(isWhole ? 100 : 5);
});

test('the same with whatever people type, and the shop’s own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 80 }), (text, name) => {
      const words = alertWords(text) ?? [];
      const probes = probesOf(`${name} ${text}`, SHOP);
      expect(probes.length).toBeLessThanOrEqual(MOST_PROBES);
      if (wordFits(words, `${name} ${text}`, SHOP)) expect(probes).toContain(anchorOf(words));
    }),
    { numRuns: runs(1000) },
  );
});

test('at most sixty probes, however long the words are, and the end of the name counts most', () => {
  const long = '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허'.repeat(2);
  const probes = probesOf(`${long} 제주 맛있는 감귤`, SHOP);
  expect(probes.length).toBeLessThanOrEqual(MOST_PROBES);
  expect(probes).toEqual(expect.arrayContaining(['제주', '감귤', '퍼허']));
  expect(probes).not.toContain('가나');
  expect(wordFits(['가나'], `${long} 제주 맛있는 감귤`, SHOP)).toBe(false);
  expect(probesOf(`앞말 ${'가'.repeat(40)}`, NONE)).toEqual(['가가', '가']);
});

test.each(Object.entries(SETS))('of the %s pairs at least 95 % come out as another hand judged them', (_, pairs) => {
  expect(judgeWords(pairs).share).toBeGreaterThanOrEqual(0.95);
});
