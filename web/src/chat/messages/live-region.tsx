import { useState } from 'react';
import { hidden } from '../../ui/foundation/type.css';
import { useRoomContext } from '../room/room-context';
import { foldedWhy, shownWords } from './folded-rules';

/** A polite live region: announces new messages of others. */
export function LiveRegion() {
  const { room, conversation } = useRoomContext();
  const newest = conversation.log.run.at(-1);
  const [from] = useState(newest?.seq ?? 0);
  const isNews = newest && newest.seq > from && newest.participantId !== conversation.me;
  return (
    <p aria-live="polite" className={hidden}>
      {isNews &&
        newest.messageType === 'TEXT' &&
        !foldedWhy(room, newest) &&
        `${newest.senderNickname ?? '알 수 없음'}: `}
      {isNews && shownWords(room, newest)}
    </p>
  );
}
