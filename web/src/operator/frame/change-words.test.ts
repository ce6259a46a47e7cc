import { expect, test } from 'vitest';
import { changeWords } from './change-words';

test.each([
  [
    [
      { field: 'state', was: 'ESCALATED', is: 'DECIDED' },
      { field: 'refund', was: null, is: 2000 },
    ],
    '상태 운영자에게 넘어옴 → 결정함, 돌려줄 금액 2,000원',
  ],
  [[{ field: 'stage', was: 'PAYING', is: 'CANCELLED' }], '단계 구매중 → 공구취소'],
  [
    [
      { field: 'answered', was: null, is: true },
      { field: 'person', was: null, is: 1 },
    ],
    '답함, 이웃 번호 1',
  ],
  [
    [
      { field: 'sanction', was: null, is: 'PAUSED' },
      { field: 'days', was: null, is: 7 },
    ],
    '제한 이용 제한, 기간 7일',
  ],
  [[{ field: 'phoneVerified', was: true, is: false }], '휴대전화 확인 안 됨'],
  [[{ field: 'unheard', was: null, is: 'OF' }], 'unheard OF'],
  [[], ''],
])('%j reads %s', (changes, words) => expect(changeWords(changes)).toBe(words));
