import { expect, test } from 'vitest';
import { testMember, testRoom } from '../../api/test-room';
import { tradeQuestion } from './step-words';

const me = testMember({ participantId: 2, me: true, payStatement: 'PAID', share: 3333 });
const other = testMember({ participantId: 3, payStatement: 'PAID', share: 3333 });
const asked = (hasOther: boolean) =>
  tradeQuestion(testRoom({ stage: 'PURCHASED', participants: [me, { ...other, tradeCompleted: hasOther }] }), me);

test('who receives reads when the money goes, and that there is no way back', () => {
  expect(asked(false).detail).toBe(
    '다른 이웃도 모두 확인하면 3,333원이 리더에게 전해져요.\n확인한 뒤에는 되돌릴 수 없어요.',
  );
  expect(asked(true).detail).toBe('확인하면 3,333원이 리더에게 전해져요.\n확인한 뒤에는 되돌릴 수 없어요.');
});

test('what came back of the price is not promised to the leader', () => {
  const room = testRoom({ stage: 'PURCHASED', participants: [me] });
  expect(tradeQuestion(room, { ...me, refunded: 500 }).detail).toContain(' 2,833원이 ');
});
