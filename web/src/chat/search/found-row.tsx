import { type ChatMessage, seoulDay } from '@mungchi/contract';
import { clockTime, pastTime } from '../../time/time-label';
import { oneLine } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import { LeaderBadge } from '../../ui/piece/badge';
import { piecesOf } from './found-rules';
import * as css from './talk-search.css';

type Props = { message: ChatMessage; q: string; now: number; leader: boolean; onShow: () => void };

/** Who said it and when, and the words with what was looked for marked. */
export function FoundRow({ message, q, now, leader, onShow }: Props) {
  const at = Date.parse(message.sendAt);
  const isToday = seoulDay(at) === seoulDay(now);
  return (
    <button type="button" className={css.row} onClick={onShow}>
      <Avatar profileUrl={message.senderProfileUrl} size={40} />
      <span className={css.words}>
        <span className={css.first}>
          <b className={`${css.name} ${oneLine}`}>{message.senderNickname ?? '알 수 없음'}</b>
          {leader && <LeaderBadge />}
          <time className={css.time} dateTime={message.sendAt}>
            {isToday ? `오늘 ${clockTime(at)}` : pastTime(at, now)}
          </time>
        </span>
        <span className={css.said}>
          {piecesOf(message.message, q).map(({ at: place, text, found }) =>
            found ? (
              <mark key={place} className={css.mark}>
                {text}
              </mark>
            ) : (
              <span key={place}>{text}</span>
            ),
          )}
        </span>
      </span>
    </button>
  );
}
