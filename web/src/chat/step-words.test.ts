import { expect, test } from 'vitest';
import { testRoom } from '../api/test-room';
import { stepQuestion } from './step-words';

test('the leader reads what the neighbours paid, and that there is no way back', () => {
  const room = testRoom({ stage: 'PAYING' });
  const { text, detail } = stepQuestion('purchase', room, room.participants[0]!);
  expect(text).toBe('물건을 모두 구매하셨나요?');
  expect(detail).toBe('확인하면 공구를 취소할 수 없어요.\n이웃들이 낸 6,666원은 모두 물건을 받으면 전해 드려요.');
});
