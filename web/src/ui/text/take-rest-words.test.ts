import { expect, test } from 'vitest';
import { takeRestQuestion } from './take-rest-words';

test('the leader reads the new share, the remainder in it', () => {
  const board = { price: 10_000, totalUser: 4, seats: 1, takeable: 2 };
  expect(takeRestQuestion({ ...board, totalUser: 3, takeable: 1, stage: 'RECRUITING' })).toMatchObject({
    text: '남은 1자리를 맡을까요?',
    detail: '내 몫이 6,667원이 되고 모집이 바로 끝나요. 이웃이 낼 금액은 그대로예요.',
  });
  expect(takeRestQuestion({ ...board, stage: 'RECRUITED' }).detail).toBe(
    '내 몫이 7,500원이 되고 빈자리가 채워져요. 이웃이 낼 금액은 그대로예요.',
  );
});
