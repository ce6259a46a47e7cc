import { type AppLink, PAYOUT_MIN, type Role, type RoomId, type Stage } from '@mungchi/contract';
import { wonWords } from '../won-words';

/** A purchase of the person who wants to leave. */
export type OwnBoard = {
  id: RoomId;
  title: string;
  stage: Stage;
  role: Role;
  paid: boolean;
  /** Has the goods, or the money back. */
  settled: boolean;
  /** A dispute of theirs is open, or one that waits for their answer. */
  disputed: boolean;
  /** It is over, they led it, and somebody can still begin a dispute. */
  settling: boolean;
};

export type Obligation = {
  kind: 'LEADING' | 'PAID' | 'DISPUTE' | 'SETTLING' | 'PAYOUT' | 'BALANCE';
  title: string;
  path: AppLink;
};

/** From here on a balance has to be fetched; a smaller one can be given up. */
const BALANCE_KEPT = PAYOUT_MIN;

const IN_PROGRESS: readonly Stage[] = ['RECRUITED', 'PAYING', 'PURCHASED'];

/** What somebody has as a leader, and whether it is on its way to their bank. */
type OwnMoney = { balance: number; isOnItsWay: boolean };

/** What keeps somebody from leaving: a purchase others wait for, money on its way, a problem that is looked at, money to be fetched. */
export function obligationsOf(boards: readonly OwnBoard[], money: OwnMoney, waive: boolean): Obligation[] {
  const open = boards.filter(({ stage }) => IN_PROGRESS.includes(stage));
  const leading = open.filter(({ role }) => role === 'LEADER');
  const paid = open.filter(({ role, paid: hasPaid, settled }) => role === 'FOLLOWER' && hasPaid && !settled);
  const named = new Set([...leading, ...paid]);
  const disputed = boards.filter((board) => board.disputed && !named.has(board));
  return [
    ...leading.map(({ id, title }) => ({ kind: 'LEADING' as const, title, path: `/chat/${id}` as const })),
    ...paid.map(({ id, title }) => ({ kind: 'PAID' as const, title, path: `/chat/${id}` as const })),
    ...disputed.map(({ id, title }) => ({ kind: 'DISPUTE' as const, title, path: `/chat/${id}/dispute` as const })),
    ...settlingOf(boards, money).map(({ id, title }) => ({
      kind: 'SETTLING' as const,
      title,
      path: `/chat/${id}` as const,
    })),
    ...moneyLeft(money, waive),
  ];
}

/** Nobody gives up money that may have to go back to a neighbour. More than that is fetched later than a dispute can begin. */
function settlingOf(boards: readonly OwnBoard[], { balance, isOnItsWay }: OwnMoney): readonly OwnBoard[] {
  const canWaive = !isOnItsWay && balance > 0 && balance < BALANCE_KEPT;
  return canWaive ? boards.filter(({ settling, disputed }) => settling && !disputed) : [];
}

function moneyLeft({ balance, isOnItsWay }: OwnMoney, waive: boolean): Obligation[] {
  const money = { title: wonWords(balance), path: '/mypage/payouts' } as const;
  if (isOnItsWay) return [{ kind: 'PAYOUT', ...money }];
  return balance >= BALANCE_KEPT || (balance > 0 && !waive) ? [{ kind: 'BALANCE', ...money }] : [];
}

/** What happens to a purchase when its person leaves. */
export function partingOf({ stage, role, paid }: OwnBoard): 'cancel' | 'vacate' | null {
  if (role === 'LEADER') return stage === 'RECRUITING' ? 'cancel' : null;
  return stage === 'RECRUITING' || (stage === 'RECRUITED' && !paid) ? 'vacate' : null;
}
