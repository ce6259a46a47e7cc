import type { ChatRoomRow } from '@mungchi/contract';
import { Clock } from 'lucide-react';
import { byPressure, turnWords, type WaitingTurn } from '../shell/turn-words';
import { useUntil } from '../time/use-until';
import { ButtonLink } from '../ui/control/button';
import { oneLine } from '../ui/foundation/type.css';
import { dueLooks } from '../ui/piece/due-chip';
import * as css from './asking-rooms.css';
import * as inbox from './inbox.css';
import { InboxMark } from './inbox-mark';

/** Above what was told: the purchases that wait for this reader, from the one table of turns. */
export function AskingRooms({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  const waiting = byPressure(rooms);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="asking">
      <h2 id="asking" className={inbox.heading}>
        답이 필요해요 <em className={inbox.number}>{waiting.length}</em>
      </h2>
      <ul className={css.card}>
        {waiting.map((room, nth) => (
          <li key={room.id} className={css.row}>
            <Ask room={room} isFirst={nth === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ask({ room, isFirst }: { room: WaitingTurn; isFirst: boolean }) {
  const { ask, verb, path } = turnWords(room);
  const [tone, icon] = dueLooks[room.due];
  return (
    <>
      <InboxMark image={room.imgUrl} icon={icon} tone={tone} />
      <div className={css.words}>
        <p className={`${css.name} ${oneLine}`}>{room.title.replace(/ 공구방$/, '')}</p>
        <p className={css.ask}>{ask}</p>
        {room.dueBy && <Until evening={room.dueBy} isHot={room.due === 'ANSWER'} ends={endsOf(room)} />}
      </div>
      <ButtonLink to={path} size="small" kind={isFirst ? 'primary' : 'secondary'}>
        {verb}
      </ButtonLink>
    </>
  );
}

const endsOf = ({ due }: WaitingTurn): string => (due === 'RECEIVE' ? '에 자동 완료' : '까지');

function Until({ evening, isHot, ends }: { evening: string; isHot: boolean; ends: string }) {
  const { at, left } = useUntil(evening);
  return (
    <p className={isHot || left !== null ? css.hot : css.until}>
      <Clock size={15} aria-hidden />
      {at}
      {ends}
    </p>
  );
}
