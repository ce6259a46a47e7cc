import { describe, expect, test } from 'vitest';
import { answer, type BuiltInAnswer } from './answer';
import { demoCatalogue, loadSet } from './eval/load-set';
import { evalNeighbourhood, nobodyAround, TODAY } from './eval/world';
import { theKnowledge } from './load-knowledge';
import type { Liking } from './retrieve/bonus-rules';
import { INTRODUCTION } from './say/compose';
import { EMPTY_SLOTS } from './slots';
import { nounThread } from './understand/noun-thread';

const catalogue = demoCatalogue();
const knowledge = theKnowledge();
const { nouns } = nounThread();
const NOBODY: Liking = { age: null, gender: null, interest: null };

async function converse(messages: string[], liking = NOBODY, neighbourhood = nobodyAround) {
  let slots = EMPTY_SLOTS;
  const replies: BuiltInAnswer[] = [];
  for (const [turn, message] of messages.entries()) {
    const reply = await answer(
      { message, slots, turn, liking },
      { catalogue, knowledge, nouns, neighbourhood, today: TODAY },
    );
    slots = reply.slots;
    replies.push(reply);
  }
  return replies;
}
const last = async (...messages: string[]): Promise<BuiltInAnswer> => (await converse(messages)).at(-1)!;

test('says at the start of a session, and only there, that it is an AI', async () => {
  const [first, second] = await converse(['라면 추천해줘', '다른 거']);
  expect(first?.text).toContain('AI');
  expect(second?.text).not.toContain('AI');
  expect((await last('라면', '너 사람이야?')).text).toContain('AI');
});

describe('a conversation', () => {
  test('goes on with what was said before', async () => {
    const [list, cheaper, other, split] = await converse([
      '과일 4만원 이하',
      '더 싼 거',
      '다른 거',
      '두 번째 거 4명이서 나누면?',
    ]);
    const dearest = Math.max(...list!.goods.map((good) => good.price));
    expect(dearest).toBeLessThanOrEqual(40_000);
    const cheapest = Math.min(...list!.goods.map((good) => good.price));
    expect(cheaper!.goods.every((good) => good.price < cheapest)).toBe(true);
    const seen = new Set([...list!.goods, ...cheaper!.goods]);
    expect(other!.goods.some((good) => seen.has(good))).toBe(false);
    expect(split!.goods[0]).toBe(other!.goods[1]);
    expect(split!.text).toContain(`${Math.floor(split!.goods[0]!.price / 4).toLocaleString('ko-KR')}원`);
  });

  test('the remainder of a share is told to be the leader’s', async () => {
    const { goods, text } = await last('삼겹살', '3명이서 나누면 얼마야?');
    const { price } = goods[0]!;
    expect(text.includes('리더가 내요')).toBe(price % 3 !== 0);
  });

  test('a new subject forgets the old one’s budget, a refined one keeps it', async () => {
    expect((await last('과자 만원 이하', '한우 보여줘')).goods.length).toBeGreaterThan(0);
    expect((await last('과일 2만원 이하', '사과는?')).goods.every((good) => good.price <= 20_000)).toBe(true);
  });

  test('an order beyond the list is told so', async () => {
    expect((await last('라면', '9번 자세히')).text).toContain('3개');
  });

  test('what is no longer sold is passed over', async () => {
    const slots = { ...EMPTY_SLOTS, ...(await last('라면')).slots, last: [999_999], first: [999_999] };
    for (const message of ['첫 번째 거', '더 싼 거', '처음에 보여준 거 다시', '그거 공구 있어?', '1/N 하면?']) {
      const reply = await answer(
        { message, slots, turn: 1, liking: NOBODY },
        { catalogue, knowledge, nouns, neighbourhood: nobodyAround, today: TODAY },
      );
      expect(reply.goods.every((good) => catalogue.byId.has(good.id))).toBe(true);
      expect(reply.text).not.toBe('');
    }
  });

  test('purchases that are open are shown beside products, and are what is pointed at when asked for', async () => {
    const around = evalNeighbourhood(catalogue);
    const [beside] = await converse(['생수'], NOBODY, around);
    expect(beside?.text).toContain('근처에 열린 공구도 1개 있어요.');
    expect(beside?.boards.map(({ title }) => title)).toEqual(['맑은물 생수 2L 12병 공구합니다.']);
    const [list, second, join] = await converse(['지금 열린 공구', '2번', '이거 참여할래'], NOBODY, around);
    expect(list?.boards).toHaveLength(3);
    expect([second?.boards[0]?.id, join?.boards[0]?.id]).toEqual([list?.boards[1]?.id, list?.boards[1]?.id]);
  });

  test('nobody opened one for this product is not nothing is open', async () => {
    const [, product] = await converse(['참치캔', '이거 공구 있어?'], NOBODY, evalNeighbourhood(catalogue));
    expect(product?.text).toMatch(/3km 안에 열린 .*참치캔 공구가 없어요\. 다른 공구는 18개 열려 있어요/);
    const [, nothing] = await converse(['참치캔', '지금 열린 공구 있어?'], NOBODY, nobodyAround);
    expect(nothing?.text).toContain('지금은 3km 안에 열린 공구가 하나도 없어요');
  });

  test('what is on screen is not pointed at any more once it is left out', async () => {
    const [list, , third] = await converse(['우유 추천', '나 우유 알레르기 있어', '1번 자세히']);
    expect(list!.goods.length).toBeGreaterThan(0);
    expect(third!.goods).toEqual([]);
  });
});

test('who somebody is shapes the ranking and is never said', async () => {
  const [reply] = await converse(['생필품 추천'], { age: 30, gender: 'FEMALE', interest: 4 });
  expect(reply?.text).not.toMatch(/여성|남성|여자|남자|\d0대|나이/);
});

test('whatever is typed: the text leaves names and prices to the cards, and no sentence comes twice in a row', async () => {
  for (const { turns } of (['tuning', 'held-out', 'building'] as const).flatMap(loadSet)) {
    const messages = turns.map(({ say }) => say);
    let before = '';
    for (const { text, goods, decision, ways } of await converse(messages, NOBODY, evalNeighbourhood(catalogue))) {
      if (decision.kind === 'products') for (const { name } of goods) expect(text).not.toContain(name);
      const first = text.replace(INTRODUCTION, '').trim().split('\n')[0]!;
      if (decision.kind !== 'service') expect(first, messages.join(' / ')).not.toBe(before);
      before = first;
      expect(text.length).toBeLessThan(700);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      for (const { to } of ways) expect(to).toMatch(/^\/[\w/-]*$/);
    }
  }
});

test('odd input is answered calmly', async () => {
  for (const message of [
    '',
    ' ',
    '?',
    '😀😀',
    '0',
    '-1번',
    '\u200b',
    'ㅋ'.repeat(500),
    '가'.repeat(500),
    '(((*+?\\',
    '10000000000000원 이하',
    '<script>',
    '0명이서 나누면',
  ]) {
    const reply = await last('라면', message);
    expect(reply.text.length).toBeGreaterThan(0);
  }
});
