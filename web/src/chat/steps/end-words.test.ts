import { expect, test } from 'vitest';
import { type testMember, testRoom } from '../../api/test-room';
import { endWords } from './end-words';

const [leader, me, other] = testRoom().participants as [
  ReturnType<typeof testMember>,
  ReturnType<typeof testMember>,
  ReturnType<typeof testMember>,
];

test.each([
  ['nothing went back', {}, '모두 잘 받았어요.'],
  ['the goods cost less', { spent: 8_500, mine: 500, other: 500 }, '모두 잘 받았어요.'],
  ['part of mine went back', { mine: 1_000 }, '공구를 마쳤어요.'],
  ['all of mine went back', { mine: 3_333 }, '낸 돈은 모두 돌려 드렸어요.'],
  ['the reader is told of another’s problem', { other: 1_000 }, '공구를 마쳤어요.'],
])('%s', (_, went: { spent?: number; mine?: number; other?: number }, words) => {
  const people = [
    leader,
    { ...me, ...(went.mine && { refunded: went.mine }) },
    { ...other, ...(went.other && { refunded: went.other }) },
  ] as const;
  const room = testRoom({ stage: 'COMPLETED', spent: went.spent ?? null, participants: [...people] });
  expect(endWords(room, people[1])).toBe(`${words}\n함께한 이웃에게 리뷰를 남겨 주세요.`);
});
