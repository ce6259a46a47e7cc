import { expect, test } from 'vitest';
import type { BuiltInAnswer } from '../answer';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { EMPTY_NEED, EMPTY_SLOTS } from '../slots';
import { judgeClaims } from './judge-claims';
import { harmfulFor } from './judge-harm';
import { demoCatalogue } from './load-set';
import { hasExpectation } from './score';

const catalogue = demoCatalogue();
const knowledge = theKnowledge();
const named = (...names: string[]) => names.map((name) => goodsOf(catalogue).all.find((good) => good.name === name)!);
const TOMATOES = named('해뜰농원 완숙 토마토 5kg', '해뜰농원 대추방울토마토 3kg');

function reply(said: Partial<BuiltInAnswer>): BuiltInAnswer {
  return {
    text: '',
    saidBack: '',
    goods: [],
    boards: [],
    unsureGoods: [],
    unsureBoards: [],
    people: 4,
    reasons: new Map(),
    chips: [],
    suggestions: [],
    ways: [],
    slots: { ...EMPTY_SLOTS, need: EMPTY_NEED },
    decision: { kind: 'noted' },
    held: { excluded: [], added: [], presumed: [], returned: [] },
    ...said,
  };
}
const claims = (said: Partial<BuiltInAnswer>, say = '토마토') =>
  judgeClaims({ expected: { say }, reply: reply(said), catalogue, knowledge, before: { said: '', excluded: [] } });

test('a price is the lowest by what a unit comes to, and only against all of its kind', () => {
  const [large, small] = TOMATOES;
  const saidOf = (id: number, reason: string) => claims({ goods: TOMATOES, reasons: new Map([[id, reason]]) }).prices;
  const [low, high] = large!.price / 5 < small!.price / 3 ? [large!, small!] : [small!, large!];
  expect(saidOf(low.id, '둘 중 가장 저렴해요')).toEqual([]);
  expect(saidOf(high.id, '둘 중 가장 저렴해요')).toHaveLength(1);
  expect(claims({ goods: [low, low], text: '둘 중 가장 저렴한 건 없어요.' }).prices).toEqual([]);
});

test('what nobody named is a phantom, and what no label tells of cannot be left out', () => {
  const exclusion = { key: '신맛', label: '신맛', why: 'cannot', traits: [], requires: [], words: ['신맛'] } as const;
  const held = { excluded: [{ ...exclusion, words: ['신맛'], traits: [], requires: [] }], presumed: [], returned: [] };
  expect(
    claims({ held: { ...held, added: [] }, saidBack: '신맛이 든 건 뺐어요', text: '신맛이 든 건 뺐어요.' }).phantoms,
  ).toEqual(['no label tells of 신맛']);
  expect(claims({ held: { ...held, added: held.excluded } }).phantoms).toEqual(['신맛 was not to be left out']);
});

test('a list is of what it is said to be of, and called by a noun', () => {
  expect(claims({ goods: TOMATOES, text: '토마토 중에서 골라 봤어요.' })).toMatchObject({ among: [], titles: [] });
  expect(claims({ goods: TOMATOES, text: '연필 중에서 골라 봤어요.' }).among).toHaveLength(1);
  expect(claims({ goods: TOMATOES, text: '아이 중에서 골라 봤어요.' }).titles).toHaveLength(1);
});

test('what harms a dog or an infant is seen by its name', () => {
  const [first] = named('고소한집 볶음 땅콩 2kg');
  expect(harmfulFor(['infant'], reply({ goods: [first!] }))).toHaveLength(1);
  expect(harmfulFor(['dog'], reply({ goods: named('의성골 깐마늘 2kg') }))).toHaveLength(1);
  expect(harmfulFor(['cat'], reply({ goods: TOMATOES }))).toEqual([]);
});

test('any product is no expectation', () => {
  expect(hasExpectation({ say: '뭐 있어', match: '' })).toBe(false);
  expect(hasExpectation({ say: '뭐 있어', match: '', without: ['milk'] })).toBe(true);
});
