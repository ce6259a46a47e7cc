import type { BoardId, Statement, StatementKind } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { statementCsv } from './statement-file';

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

test('a title is only text to a spreadsheet', () => {
  expect(statementCsv({ entries, total })).toContain(`"'=HYPERLINK(""x"")"`);
});
