import { exposureOf, leaderRoomWords, type UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { meQuery } from '../../api/me';
import { recordQuery } from '../../api/neighbour-record';
import type { BoardDraft } from './board-draft';
import * as css from './limit-hint.css';

/** Said before sending: from here on the room that a new leader has is nearly used up. */
const NEAR = 0.8;

const NOBODY = 0 as UserId;

type Props = {
  draft: BoardDraft;
  /** What this purchase asks others for already. */
  running: number;
};

export function LimitHint({ draft: { price, totalUser, mySeats: seats = 1 }, running }: Props) {
  const { data: me } = useQuery(meQuery);
  const id = me?.id;
  const { data } = useQuery({ ...recordQuery(id ?? NOBODY), enabled: id !== undefined });
  if (!data?.limit || price === null || totalUser === null || totalUser <= seats) return null;
  const left = data.limit.left + running;
  if (exposureOf([{ price, totalUser, seats }]) < left * NEAR) return null;
  return (
    <p className={css.hint} role="status">
      <Info size={18} aria-hidden className={css.sign} />
      {leaderRoomWords(left, { totalUser, seats })}
    </p>
  );
}
