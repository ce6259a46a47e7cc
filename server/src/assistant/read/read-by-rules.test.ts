import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { TODAY } from '../eval/world';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { EMPTY_SLOTS } from '../slots';
import { nounThread } from '../understand/noun-thread';
import type { Frame } from './frame';
import { readByRules } from './read-by-rules';

const reference = {
  goods: goodsOf(demoCatalogue()),
  knowledge: theKnowledge(),
  nouns: nounThread().nouns,
  today: TODAY,
};
const frameOf = async (message: string): Promise<Frame> =>
  (await readByRules({ message, slots: EMPTY_SLOTS }, reference)).frame;

test.each<[string, Partial<Frame>]>([
  [
    '땅콩 알레르기 있는데 2만원 이하 과자 추천',
    {
      act: 'find',
      things: [
        { text: '과자', role: 'want' },
        { text: '땅콩', role: 'not', why: 'allergy' },
      ],
      budget: { min: null, max: 20_000, perHead: false },
    },
  ],
  ['안 매운 라면 5kg', { act: 'find', attributes: [{ text: 'spicy', is: false }], sizes: ['5kg'] }],
  ['2번 넷이서 나누면', { act: 'share', refs: [2], people: 4 }],
  ['1번이랑 3번 비교해줘', { act: 'compare', refs: [1, 3] }],
  ['돈은 언제 내요?', { act: 'service', topic: 'pay-when' }],
  ['오늘 마감하는 공구 있어?', { act: 'boards' }],
  ['땅콩 먹고 숨을 못 쉬어요', { act: 'emergency' }],
])('%s', async (message, frame) => {
  expect(await frameOf(message)).toMatchObject(frame);
});
