import type { BoardId, ParticipantId } from '@mungchi/contract';

/** A payment of a purchase. `rest`: paid, and in the books neither given back nor charged back; `back`: what was. */
export type SettledPayment = {
  impUid: string;
  participantId: ParticipantId;
  isSandbox: boolean;
  rest: number;
  back: number;
};

type Purchase = { boardId: BoardId; leader: ParticipantId | null; held: number; atLeader: number };
type Move = {
  kind: 'REFUND' | 'RETURN' | 'RECOVERY';
  impUid?: string;
  nth?: number;
  boardId: BoardId;
  participantId: ParticipantId | null;
  amount: number;
};

/**
 * What the sandbox took goes back to where it came from: out of what is held, else out of what the leader has. Money of others in the
 * same purchase stays. What was paid out by the sandbox is outside already.
 */
export function sandboxMoves(
  { boardId, leader, held, atLeader }: Purchase,
  payments: readonly SettledPayment[],
): Move[] {
  const others = payments.filter(({ isSandbox }) => !isSandbox);
  let free = Math.max(0, held - others.reduce((sum, { rest }) => sum + rest, 0));
  let owned = atLeader;
  const moves = payments
    .filter(({ isSandbox }) => isSandbox)
    .flatMap(({ impUid, participantId, rest, back }): Move[] => {
      const fromHeld = Math.min(rest, free);
      const fromLeader = Math.min(rest - fromHeld, owned);
      free -= fromHeld;
      owned -= fromLeader;
      const of = { impUid, nth: back, boardId };
      return [
        { ...of, kind: 'RETURN', participantId: leader, amount: fromLeader },
        { ...of, kind: 'REFUND', participantId, amount: fromHeld + fromLeader },
      ];
    });
  // A loss that the service carried is no loss any more.
  if (others.length === 0) moves.push({ kind: 'RECOVERY', boardId, participantId: leader, amount: owned });
  return moves.filter(({ amount }) => amount > 0);
}
