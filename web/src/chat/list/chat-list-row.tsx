import { ALL_PAID_TEXT, type ChatRoomRow } from '@mungchi/contract';
import { BellOff, UsersRound } from 'lucide-react';
import { Link } from '../../links';
import { useMoment, useSeoulToday } from '../../time/clock';
import { chatListTime, pastTime } from '../../time/time-label';
import { hidden, oneLine } from '../../ui/foundation/type.css';
import { unreadText } from '../../ui/frame/tab-bar';
import { Picture } from '../../ui/piece/picture';
import * as css from './chat-list.css';
import { RowState } from './row-state';

/** The specification's stand-in for a room without a message time. */
const NO_TIME = '2025-01-03T00:00:00.000Z';

/** `draft`: words that were begun here and not sent; they stand in place of the last message. */
export function ChatListRow({ room, draft }: { room: ChatRoomRow; draft?: string | undefined }) {
  // Today's clock times become 어제 at midnight.
  useSeoulToday();
  const now = useMoment();
  const { id, title, imgUrl, participantCount, unreadCount, muted, over } = room;
  const time = room.lastMessageTime ?? NO_TIME;
  return (
    <Link to={`/chat/${id}`} className={css.row}>
      <Picture src={imgUrl} alt="" width={56} height={56} radius={14} {...(over && { className: css.faded })} />
      <div className={css.words}>
        <p className={css.first}>
          <span className={`${css.title} ${oneLine}`}>{title}</span>
          <span className={css.people}>
            <UsersRound size={14} aria-hidden />
            <span className={hidden}>참여 인원 </span>
            {participantCount}
            <span className={hidden}>명</span>
          </span>
          {muted && <BellOff size={14} role="img" aria-label="알림 꺼짐" className={css.people} />}
          <time className={css.time} dateTime={time}>
            {over ? pastTime(time, now) : chatListTime(time, now)}
          </time>
        </p>
        <p className={css.second}>
          <span className={`${css.last} ${oneLine}`}>
            {draft ? (
              <>
                <b className={css.draft}>작성 중:</b> {draft}
              </>
            ) : (
              lastWords(room)
            )}
          </span>
          {unreadCount > 0 && (
            <span className={muted || over ? css.quietUnread : css.unread}>
              {unreadText(unreadCount)}
              <span className={hidden}>개의 안 읽은 메시지</span>
            </span>
          )}
        </p>
        <RowState room={room} />
      </div>
    </Link>
  );
}

/** What the mascot asks the leader for is not said to who waits for it. */
function lastWords({ lastMessage, due }: ChatRoomRow): string {
  if (lastMessage === ALL_PAID_TEXT && due !== 'BUY') return '모두 결제했어요. 리더가 물건을 살 차례예요.';
  return lastMessage ?? '아직 나눈 이야기가 없어요.';
}
