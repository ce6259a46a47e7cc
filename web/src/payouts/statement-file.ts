import { type BoardStatement, csvOf, type Statement, seoulClock, seoulDay } from '@mungchi/contract';
import { MOVED } from './payout-words';

type Moved = { at: string; kind: Statement['entries'][number]['kind']; amount: number; of: string };

/** A month as a file for a spreadsheet. */
export function statementCsv({ entries, total }: Pick<Statement, 'entries' | 'total'>): string {
  return fileOf(
    '공구',
    entries.map(({ title, ...moved }) => ({ ...moved, of: title })),
    total,
  );
}

type Books = Pick<BoardStatement, 'entries' | keyof Statement['total']>;

/** One purchase, with whose money it was. */
export function boardCsv(books: Books): string {
  return fileOf(
    '이웃',
    books.entries.map(({ nickname, ...moved }) => ({ ...moved, of: nickname ?? '' })),
    books,
  );
}

/** Every movement in its column, then the sums, which are the sums of the columns. */
function fileOf(of: string, moved: readonly Moved[], total: Statement['total']): string {
  const head = ['날짜', '시각', of, '내용', '들어온 돈', '돌려준 돈', '전해진 돈', '정산받은 돈'];
  const rows = moved.map((one) => {
    const instant = Date.parse(one.at);
    const { hour, minute } = seoulClock(instant);
    const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return [seoulDay(instant), clock, one.of, MOVED[one.kind], ...columnsOf(one.kind, one.amount)];
  });
  const sums = [total.came, total.back, total.handedOver, total.paidOut].map(String);
  return csvOf([head, ...rows, ['합계', '', '', '', ...sums]]);
}

function columnsOf(kind: Statement['entries'][number]['kind'], amount: number): string[] {
  const [plus, minus] = [String(amount), String(-amount)];
  switch (kind) {
    case 'PAYMENT':
    case 'COVERED':
      return [plus, '', '', ''];
    case 'REFUND':
      return ['', plus, '', ''];
    case 'HAND_OVER':
      return ['', '', plus, ''];
    case 'RETURN':
    case 'RECOVERY':
    case 'WAIVED':
      return ['', '', minus, ''];
    case 'PAYOUT':
      return ['', '', '', plus];
    case 'PAYOUT_BACK':
      return ['', '', '', minus];
  }
}

export function downloadStatement(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
