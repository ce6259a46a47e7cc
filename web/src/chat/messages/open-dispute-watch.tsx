import type { ChatRoom, Dispute } from '@mungchi/contract';
import { useEffect } from 'react';
import { useDisputes } from '../../api/disputes';

type Props = { room: ChatRoom; onRead: (told: readonly Dispute[]) => void };

/** Reads the problems that this reader may see, and says which of them wait for the leader's answer. Draws nothing. */
export function OpenDisputeWatch({ room, onRead }: Props) {
  const { data } = useDisputes(room.id);
  // The list of messages, which is here before this part, takes them in. Where nothing can wait any more they go.
  useEffect(() => {
    if (!data) return;
    onRead(data.filter(({ state, kind }) => state === 'OPEN' && kind !== 'STALLED'));
    return () => onRead([]);
  }, [data, onRead]);
  return null;
}
