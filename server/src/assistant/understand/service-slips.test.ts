import { expect, test } from 'vitest';
import { theKnowledge } from '../load-knowledge';
import { slippedTopicIn } from './service-score';

const knowledge = theKnowledge();

test.each([
  ['환뷸언제돼요', 'refund'],
  ['환블해주세요', 'refund'],
  ['수수뇨얼마예요', 'fee'],
  ['닉네입바꾸고싶어', 'profile'],
])('%s has one wrong key', (core, topic) => {
  expect(slippedTopicIn(core, knowledge)?.topic).toBe(topic);
});

test.each(['오늘기분이꿀꿀해', '신도시이사왔어', '환기시키고싶다', '배추한포기'])('%s has none', (core) => {
  expect(slippedTopicIn(core, knowledge)).toBeNull();
});
