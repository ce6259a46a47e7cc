import { recordWords, type UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '../api/neighbour-record';
import * as css from './leader-words.css';

/** One line of what a leader has done: what is bad first and in plain ink, the rest after it. */
export function LeaderWords({ userId, otherwise }: { userId: UserId; otherwise: string }) {
  const { data } = useQuery(recordQuery(userId));
  if (!data) return otherwise;
  const { bad, good } = recordWords(data, 'LEADER');
  if (bad.length > 0)
    return <span className={css.plain}>{[`최근 1년 ${bad[0]}`, ...bad.slice(1), good[0]].join(' · ')}</span>;
  return good.slice(0, 2).join(' · ');
}
