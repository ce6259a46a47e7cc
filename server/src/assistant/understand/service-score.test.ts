import { expect, test } from 'vitest';
import { theKnowledge } from '../load-knowledge';
import { serviceTopicIn } from './phrases';
import { likeliestTopic } from './service-score';
import { squeeze, stemKeys } from './squeeze';

const knowledge = theKnowledge();

test.each([
  ['바꾸', '바꿔'],
  ['바꾸', '바꿀'],
  ['올리', '올려'],
  ['되', '돼'],
  ['미루', '미룰'],
])('the stem %s begins %s', (stem, form) => {
  expect(stemKeys(form).startsWith(stemKeys(stem))).toBe(true);
});

test('a message that no phrase matches is led by the words it has in any form', () => {
  const core = squeeze('마감날짜 미룰수있나요?');
  expect(serviceTopicIn(core, knowledge)).toBeNull();
  expect(likeliestTopic(core, knowledge)?.topic).toMatch(/deadline|edit|not-filled/);
});

test('what says nothing of the service has no topic', () => {
  for (const said of ['삼겹살 보여줘', '심심하다', '조미 안된거'])
    expect(likeliestTopic(squeeze(said), knowledge)).toBeNull();
});

test('a phrase is not heard across the border of a word that names goods', () => {
  const core = squeeze('라떼가 먹고픈데');
  expect(serviceTopicIn(core, knowledge)?.topic.topic).toBe('fee');
  expect(serviceTopicIn(core, knowledge, { named: [{ start: 0, end: 2 }] })).toBeNull();
});
