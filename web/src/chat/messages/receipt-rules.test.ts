import type { Receipt } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { testMember } from '../../api/test-room';
import { ownBack, receiptOf, receiptSentences } from './receipt-rules';

const receipt = (id: number, at: string): Receipt => ({ id, at, spent: 46_800, back: 200, pictures: [], note: '' });

test('a remark finds its own receipt', () => {
  const both = [receipt(1, '2026-11-19T05:20:00.000Z'), receipt(2, '2026-11-19T06:00:00.000Z')];
  expect(receiptOf(both, '2026-11-19T05:20:00.001Z')?.id).toBe(1);
  expect(receiptOf(both, '2026-11-19T06:00:00.000Z')?.id).toBe(2);
  expect(receiptOf([], '2026-11-19T06:00:00.000Z')).toBeUndefined();
});

test('the first sentence is the headline', () => {
  expect(receiptSentences('영수증이 올라왔어요. 46,800원에 샀어요. 이웃마다 200원씩 돌려 드릴게요.')).toEqual([
    '영수증이 올라왔어요',
    '46,800원에 샀어요.',
    '이웃마다 200원씩 돌려 드릴게요.',
  ]);
});

test('everybody reads their own amount, the leader what goes to all', () => {
  const [leader, family, single] = [
    testMember({ participantId: 1, role: 'LEADER', payStatement: 'PAID', seats: 2 }),
    testMember({ participantId: 2, payStatement: 'PAID', seats: 2 }),
    testMember({ participantId: 3, payStatement: 'PAID' }),
  ];
  const room = { participants: [leader, family, single] };
  expect([leader, family, single].map((me) => ownBack(room, me, 200))).toEqual([600, 400, 200]);
});
