import { expect, test } from 'vitest';
import { asksOfShown, wantsToJoin } from './asks-of-goods';
import { squeeze } from './squeeze';

test.each([
  '거기 낑가줘',
  '나도 끼워 달라고',
  '들어갈란다',
  '저도 동참할게요',
  '합류하고 싶습니다',
  '나도 껴볼래',
  '참여하렵니다',
  '신청하겠습니다',
  '나도 낄라고',
])('%s wants a seat, whatever the ending', (message) => {
  expect(wantsToJoin(squeeze(message))).toBe(true);
});

test.each(['한 끼 하자', '토끼 먹이 줘', '저녁 한끼 할래', '조끼 사고 싶어', '들어간 재료가 뭐야'])(
  '%s wants none',
  (message) => {
    expect(wantsToJoin(squeeze(message))).toBe(false);
  },
);

test.each(['마감이 언제고', '몇 시까지야? 며칠까지?', '멀지는 않고?', '한사람이 얼마 내는 거예요', '어드메서 만나나'])(
  '%s asks of what is on screen',
  (message) => {
    expect(asksOfShown(squeeze(message))).toBe(true);
  },
);
