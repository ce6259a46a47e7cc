import { describe, expect, test } from 'vitest';
import { answer, type BuiltInAnswer } from './answer';
import { demoCatalogue, loadSet } from './eval/load-set';
import { loadKnowledge } from './knowledge';
import type { Liking } from './retrieve/retrieve';
import { EMPTY_SLOTS } from './slots';
import { nounReader } from './understand/nouns';

const catalogue = demoCatalogue();
const knowledge = loadKnowledge();
const nouns = await nounReader();
const NOBODY: Liking = { age: null, gender: null, interest: null };

async function converse(messages: string[], liking = NOBODY, openBoards = async () => [] as never[]) {
  let slots = EMPTY_SLOTS;
  const replies: BuiltInAnswer[] = [];
  for (const [turn, message] of messages.entries()) {
    const reply = await answer({ message, slots, turn, liking }, { catalogue, knowledge, nouns, openBoards });
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
        { catalogue, knowledge, nouns, openBoards: async () => [] },
      );
      expect(reply.goods.every((good) => catalogue.byId.has(good.id))).toBe(true);
      expect(reply.text).not.toBe('');
    }
  });

  test('an open group purchase nearby is mentioned with its distance and seats', async () => {
    const { goods } = await last('생수');
    const board = { boardId: 7, productId: goods[0]!.id, metres: 320, seatsLeft: 2, perHead: 2_475 };
    const [reply] = await converse(['생수'], NOBODY, async () => [board] as never[]);
    expect(reply?.text).toMatch(/1번은 근처에서 공구를 모으고 있어요. 320m 거리, 2자리/);
  });
});

test('who somebody is shapes the ranking and is never said', async () => {
  const [reply] = await converse(['생필품 추천'], { age: 30, gender: 'FEMALE', interest: 4 });
  expect(reply?.text).not.toMatch(/여성|남성|여자|남자|\d0대|나이/);
});

test('whatever is typed, only real products are named, at their real price', async () => {
  const conversations = [...loadSet('tuning'), ...loadSet('held-out')].map(({ turns }) => turns.map(({ say }) => say));
  for (const messages of conversations) {
    for (const { text, goods } of await converse(messages)) {
      for (const [, name, price] of text.matchAll(/^\d\. (.+?) ([\d,]+)원(?: ·|$)/gm)) {
        const good = goods.find((each) => each.name === name);
        expect(good?.price.toLocaleString('ko-KR')).toBe(price);
      }
      expect(text.length).toBeLessThan(700);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
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
