import type { HandoverPerson, ParticipantId, RoomId } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { keepTick, sendTicks, waitingTicks, watchTicks } from '../api/stored/waiting-ticks';

/** The neighbours as the leader has ticked them, whether or not the server has heard of it. */
export function useTicks(chatRoomId: RoomId, people: readonly HandoverPerson[]) {
  const queries = useQueryClient();
  const ticks = useSyncExternalStore(watchTicks, () => waitingTicks(chatRoomId));

  // Follows the network: what was ticked without it leaves when it is back.
  useEffect(() => {
    const send = () => void sendTicks(queries, chatRoomId);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queries, chatRoomId]);

  function tick(participantId: ParticipantId, handed: boolean): void {
    keepTick(chatRoomId, participantId, handed);
    void sendTicks(queries, chatRoomId);
  }

  return { people: people.map((person) => asTicked(person, ticks[person.participantId])), tick };
}

function asTicked(person: HandoverPerson, handed: boolean | undefined): HandoverPerson {
  if (handed === undefined || isSettled(person)) return person;
  return { ...person, state: handed ? 'HANDED' : 'WAITING' };
}

/** Nothing is left to tick. */
export function isSettled({ state }: HandoverPerson): boolean {
  return state === 'RECEIVED' || state === 'REFUNDED' || state === 'DISPUTED';
}

/** A person with a dispute or a refund is not known to have any of the goods. */
export function hasGoods({ state }: HandoverPerson): boolean {
  return state === 'HANDED' || state === 'RECEIVED';
}
