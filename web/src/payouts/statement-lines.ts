import { type BoardStatement, dayWords, eveningWords } from '@mungchi/contract';
import { clockTime } from '../time/time-label';
import { kindLook } from '../ui/piece/dispute-kinds';
import { won } from '../ui/text/money';
import { MOVED } from './payout-words';

type Entry = BoardStatement['entries'][number];
type Books = Pick<BoardStatement, 'entries' | 'leftFrom' | 'spent'>;
export type Line = {
  id: number;
  look: 'in' | 'back' | 'done';
  title: string;
  detail: string;
  sign: string;
  amount: number;
};

/** The movements as a leader reads them: payments together, and what went back for one reason together. */
export function linesOf(of: Books): Line[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of of.entries) {
    if (isHalf(entry, of.entries)) continue;
    const key = groupOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => lineOf(group, of));
}

/** What the leader returned for a problem is the first half of its refund, and a line of its own only until that is done. */
function isHalf({ kind, dispute }: Entry, entries: readonly Entry[]): boolean {
  return kind === 'RETURN' && entries.some((each) => each.kind === 'REFUND' && each.dispute?.id === dispute?.id);
}

function groupOf({ id, kind, reason }: Entry): string {
  if (kind === 'PAYMENT') return 'PAYMENT';
  if (kind === 'REFUND' && reason === 'RECEIPT') return 'RECEIPT';
  return String(id);
}

function lineOf(group: readonly Entry[], of: Books): Line {
  const last = group.at(-1)!;
  const amount = group.reduce((sum, entry) => sum + entry.amount, 0);
  const when = `${dayWords(Date.parse(last.at))} ${clockTime(last.at)}`;
  const line = { id: last.id, amount };
  switch (last.kind) {
    case 'PAYMENT':
      return { ...line, look: 'in', title: `이웃 ${byPerson(group).length}명이 결제했어요`, detail: when, sign: '+' };
    case 'REFUND':
      return { ...line, look: 'back', ...refundWords(group, of), sign: '−' };
    case 'HAND_OVER': {
      // Earlier ones can be had by then, or say when they came.
      const isLatest = of.entries.findLast(({ kind }) => kind === 'HAND_OVER') === last;
      const detail = of.leftFrom && isLatest ? `${eveningWords(Date.parse(of.leftFrom))}부터 정산할 수 있어요` : when;
      return { ...line, look: 'done', title: '리더에게 전했어요', detail, sign: '' };
    }
    case 'PAYOUT':
      return { ...line, look: 'done', title: MOVED.PAYOUT, detail: when, sign: '' };
    case 'PAYOUT_BACK':
      return { ...line, look: 'back', title: MOVED.PAYOUT_BACK, detail: when, sign: '+' };
    case 'COVERED':
      return { ...line, look: 'in', title: MOVED.COVERED, detail: when, sign: '+' };
    case 'RETURN':
    case 'RECOVERY':
    case 'WAIVED':
      return { ...line, look: 'back', title: MOVED[last.kind], detail: when, sign: '−' };
  }
}

function refundWords(group: readonly Entry[], { spent }: Books): { title: string; detail: string } {
  const [{ nickname, reason, dispute }] = group as [Entry];
  const whom = nickname ? `${nickname}님에게` : '';
  switch (reason) {
    case 'RECEIPT': {
      const slip = spent === null ? '' : ` · 영수증 ${won(spent)}`;
      return { title: '차액을 돌려줬어요', detail: `${eachWords(byPerson(group))}${slip}` };
    }
    case 'DISPUTE': {
      const detail = [whom, dispute && kindLook(dispute.kind).word].filter(Boolean).join(' · ');
      return { title: '문제를 마무리했어요', detail };
    }
    default:
      return { title: '돌려줬어요', detail: whom };
  }
}

/** `400원 × 5명`; where somebody has several shares, only how many people. */
function eachWords(amounts: readonly number[]): string {
  const [first] = amounts as [number];
  const isEqual = amounts.every((amount) => amount === first);
  return isEqual ? `${won(first)} × ${amounts.length}명` : `이웃 ${amounts.length}명에게`;
}

/** What each of them paid or got. */
function byPerson(group: readonly Entry[]): number[] {
  const people = new Map<number | string, number>();
  for (const { id, participantId, amount } of group) {
    const person = participantId ?? `movement ${id}`;
    people.set(person, (people.get(person) ?? 0) + amount);
  }
  return [...people.values()];
}
