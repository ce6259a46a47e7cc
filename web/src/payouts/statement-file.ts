import { csvOf, seoulClock, seoulDay, type Statement } from '@mungchi/contract';
import { MOVED } from './payout-words';

const HEAD = ['날짜', '시각', '공구', '내용', '들어온 돈', '돌려준 돈', '전해진 돈', '정산받은 돈'];

/** A month as a file for a spreadsheet: every movement in its column, then the sums, which are the sums of the columns. */
export function statementCsv({ entries, total }: Pick<Statement, 'entries' | 'total'>): string {
  const rows = entries.map(({ at, title, kind, amount }) => {
    const instant = Date.parse(at);
    const { hour, minute } = seoulClock(instant);
    const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return [seoulDay(instant), clock, title, MOVED[kind], ...columnsOf(kind, amount)];
  });
  const sums = [total.came, total.back, total.handedOver, total.paidOut].map(String);
  return csvOf([HEAD, ...rows, ['합계', '', '', '', ...sums]]);
}

function columnsOf(kind: Statement['entries'][number]['kind'], amount: number): string[] {
  const [plus, minus] = [String(amount), String(-amount)];
  switch (kind) {
    case 'PAYMENT':
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

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
