import { expect, test } from 'vitest';
import { theKnowledge } from '../load-knowledge';
import { topicByConcepts } from './service-score';
import { squeeze } from './squeeze';

const knowledge = theKnowledge();
const topicOf = (message: string) => topicByConcepts(squeeze(message), knowledge)?.topic.topic ?? null;

test.each([
  ['보낸 돈 도로 받을 수 있나', 'refund'],
  ['총대가 차일피일 미적대요', 'not-bought'],
  ['만나기로 한 데 갔다가 헛걸음했어요', 'no-show'],
  ['제 본명이 남한테 노출되나', 'privacy'],
  ['진상 하나 있는데 조치 좀', 'report'],
  ['밤마다 진동 울려서 깨요', 'notify'],
  ['프사 옮기려는데 바꿀 데가', 'profile'],
  ['어플이 먹통이에요', 'support'],
])('%s is about %s', (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});

test.each(['갈비찜 찾아요', '빵도 나눠 먹을래', '글루텐 없는 걸로 바꿔줘', '과일 추천해줘'])('%s is not', (message) => {
  const named = message.startsWith('갈비찜') ? [{ start: 0, end: 3 }] : [];
  expect(topicByConcepts(squeeze(message), knowledge, named)).toBeNull();
});
