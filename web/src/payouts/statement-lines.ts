import { type BoardStatement, dayWords, eveningWords } from '@mungchi/contract';
import { clockTime } from '../time/time-label';
import { MOVED } from './payout-words';

type Entry = BoardStatement['entries'][number];
export type Line = {
  id: number;
  look: 'in' | 'back' | 'done';
  title: string;
  detail: string;
  sign: string;
  amount: number;
};

/** The movements as a leader reads them: payments together, and what went back for one reason together. */
export function linesOf({ entries, leftFrom }: Pick<BoardStatement, 'entries' | 'leftFrom'>): Line[] {
  const lines: Line[] = [];
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = groupOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  for (const group of groups.values()) lines.push(lineOf(group, leftFrom));
  return lines;
}

/** Returns of the leader are the other half of a refund and not a line of their own. */
function groupOf({ id, kind, reason }: Entry): string {
  if (kind === 'PAYMENT') return 'PAYMENT';
  if (kind === 'REFUND' && reason === 'RECEIPT') return 'RECEIPT';
  return String(id);
}

function lineOf(group: readonly Entry[], leftFrom: string | null): Line {
  const last = group.at(-1)!;
  const amount = group.reduce((sum, entry) => sum + entry.amount, 0);
  const when = `${dayWords(Date.parse(last.at))} ${clockTime(last.at)}`;
  const line = { id: last.id, amount };
  switch (last.kind) {
    case 'PAYMENT': {
      const payers = new Set(group.map(({ nickname, id }) => nickname ?? id)).size;
      return { ...line, look: 'in', title: `이웃 ${payers}명이 결제했어요`, detail: when, sign: '+' };
    }
    case 'REFUND':
      return { ...line, look: 'back', ...refundWords(group), sign: '−' };
    case 'HAND_OVER': {
      const detail = leftFrom ? `${eveningWords(Date.parse(leftFrom))}부터 정산할 수 있어요` : when;
      return { ...line, look: 'done', title: '리더에게 전했어요', detail, sign: '' };
    }
    case 'PAYOUT':
      return { ...line, look: 'done', title: MOVED.PAYOUT, detail: when, sign: '' };
    case 'PAYOUT_BACK':
      return { ...line, look: 'back', title: MOVED.PAYOUT_BACK, detail: when, sign: '+' };
    case 'RETURN':
    case 'RECOVERY':
    case 'WAIVED':
      return { ...line, look: 'back', title: MOVED[last.kind], detail: when, sign: '−' };
  }
}

function refundWords(group: readonly Entry[]): { title: string; detail: string } {
  const [first] = group as [Entry];
  const whom = first.nickname ? `${first.nickname}님에게` : '';
  switch (first.reason) {
    case 'RECEIPT':
      return { title: '차액을 돌려줬어요', detail: `이웃 ${group.length}명에게` };
    case 'DISPUTE':
      return { title: '문제를 마무리했어요', detail: whom };
    default:
      return { title: '돌려줬어요', detail: whom };
  }
}
