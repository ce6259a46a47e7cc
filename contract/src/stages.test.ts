import { expect, test } from 'vitest';
import { BOARD_STATUSES, isRecruiting, STAGE_LABELS, STEPS } from './stages';

test('the stepper goes through five steps, in the words of the room', () => {
  expect(STEPS.map((step) => STAGE_LABELS[step])).toEqual(['모집중', '모집완료', '구매중', '구매완료', '공구완료']);
});

test('open and closing soon are recruiting, nothing else is', () => {
  expect(BOARD_STATUSES.filter(isRecruiting)).toEqual(['OPEN', 'CLOSING_SOON']);
});
