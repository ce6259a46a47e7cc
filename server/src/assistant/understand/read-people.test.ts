import { expect, test } from 'vitest';
import { readPeople } from './read-people';

test.each([
  ['넷이서 먹을 고기', 4],
  ['고기넷이서', 4],
  ['4명이서 나눌', 4],
  ['둘이 나눠쓸', 2],
  ['10명 가는데', 10],
  ['셋이 나누면?', 3],
  ['6명이면 한명당 얼마', 6],
  ['4인 가족', 4],
  ['친구 3명이랑 먹을', 4],
  ['동생 둘이랑 나 셋이서', 3],
  ['혼자 먹을거', 1],
  ['둘중 뭐가 싸', null],
  ['두번째거', null],
  ['한명당 얼마', null],
  ['하나만', null],
  ['200명', null],
  ['회사 열두명 간식', 12],
  ['스무 명이 먹을', 20],
])('%s: %s', (message, people) => {
  expect(readPeople(message).people).toBe(people);
});
