import type { ChatRoomRow } from '@mungchi/contract';
import { serverNow } from '../time/clock';
import { dDayLabel } from '../time/time-label';
import { DueChip } from '../ui/piece/due-chip';
import { won } from '../ui/text/money';
import * as css from './chat-list.css';
import { UntilNote } from './until-note';

/** The last line of a chat row: what its reader has to do, or how far recruiting has come. */
export function RowState({ room }: { room: ChatRoomRow }) {
  const { due } = room;
  if (due) {
    return (
      <p className={css.state}>
        <DueChip due={due} />
        {room.dueBy && (
          <span className={css.stateWords}>
            <UntilNote evening={room.dueBy} brief />
          </span>
        )}
        {due === 'PAY' && !room.dueBy && (
          <span className={css.stateWords}>{won(room.share ?? room.perPersonPrice)}</span>
        )}
        {due === 'REVIEW' && <span className={css.stateWords}>함께한 이웃 {room.participantCount - 1}명</span>}
      </p>
    );
  }
  if (room.stage !== 'RECRUITING') return null;
  const dDay = dDayLabel(room.deadline, serverNow());
  return (
    <p className={css.state}>
      <span className={css.stateWords}>
        모집중 {room.participantCount}/{room.totalUser}명 · {dDay ?? '기간이 끝났어요'}
      </span>
    </p>
  );
}
