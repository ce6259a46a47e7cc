import { csvOf, type HandoverState, type Packing } from '@mungchi/contract';

const HEAD = ['번호', '이웃', '몫', '나눌 양', '금액', '받음', '메모'];

/** Whoever has the goods: they said so, or the leader did. */
export const hasReceived = (state: HandoverState | null): boolean => state === 'RECEIVED' || state === 'HANDED';

/** The list for a spreadsheet: never a phone number nor an address. */
export function packingCsv({ people }: Packing): string {
  const rows = people.map(({ nickname, seats, amount, share, state, note }, nth) => [
    String(nth + 1),
    nickname,
    String(seats),
    amount ?? '',
    String(share),
    hasReceived(state) ? 'O' : '',
    note,
  ]);
  return csvOf([HEAD, ...rows]);
}

export function downloadPacking(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
