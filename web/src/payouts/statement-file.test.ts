import type { BoardId, ParticipantId, Statement, StatementKind } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { boardCsv, statementCsv } from './statement-file';

const entry = (id: number, kind: StatementKind, amount: number, title = '딸기') => ({
  id,
  at: '2026-11-20T12:05:00.000Z',
  boardId: 1 as BoardId,
  title,
  kind,
  amount,
});
const entries: Statement['entries'] = [
  entry(1, 'PAYMENT', 10_000),
  entry(2, 'REFUND', 1000),
  entry(3, 'HAND_OVER', 9000),
  entry(4, 'RETURN', 500),
  entry(5, 'RECOVERY', 50),
  entry(6, 'WAIVED', 5),
  entry(7, 'PAYOUT', 8000),
  entry(8, 'PAYOUT_BACK', 3000, '=HYPERLINK("x")'),
];
const total = { came: 10_000, back: 1000, handedOver: 8445, paidOut: 5000 };

test('every movement has its column, and the columns add up to the sums', () => {
  const lines = statementCsv({ entries, total }).slice(1).trimEnd().split('\r\n');
  expect(lines[1]).toBe('2026-11-20,21:05,딸기,이웃이 결제했어요,10000,,,');
  const cells = lines.map((line) => line.split(','));
  for (const column of [-4, -3, -2, -1]) {
    const sum = cells.slice(1, -1).reduce((all, row) => all + Number(row.at(column)), 0);
    expect(sum).toBe(Number(cells.at(-1)!.at(column)));
  }
});

test('a purchase’s own file names whose money it was, and adds up the same way', () => {
  const whose = { nickname: '민지', participantId: 2 as ParticipantId, reason: null, dispute: null };
  const lines = boardCsv({ entries: entries.map((each) => ({ ...each, ...whose })), ...total })
    .slice(1)
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('날짜,시각,이웃,내용,들어온 돈,돌려준 돈,전해진 돈,정산받은 돈');
  expect(lines[2]).toBe('2026-11-20,21:05,민지,이웃에게 돌려줬어요,,1000,,');
  expect(lines.at(-1)).toBe('합계,,,,10000,1000,8445,5000');
});

test('a title is only text to a spreadsheet', () => {
  expect(statementCsv({ entries, total })).toContain(`"'=HYPERLINK(""x"")"`);
});
