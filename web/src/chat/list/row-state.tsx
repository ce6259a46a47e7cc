import { type ChatRoomRow, STAGE_LABELS, type Stage, weekdayWords } from '@mungchi/contract';
import { Armchair, CalendarCheck, Hourglass } from 'lucide-react';
import { useMoment } from '../../time/clock';
import { hourOf, nearDay } from '../../time/meeting-words';
import { dDayLabel } from '../../time/time-label';
import { oneLine } from '../../ui/foundation/type.css';
import { Badge } from '../../ui/piece/badge';
import { DueChip } from '../../ui/piece/due-chip';
import { urgencyOf } from '../../ui/piece/urgency-rules';
import { won } from '../../ui/text/money';
import { UntilNote } from '../steps/until-note';
import * as css from './chat-list.css';

/** The last line of a chat row: what its reader has to do, or how far recruiting has come. */
export function RowState({ room }: { room: ChatRoomRow }) {
  const { due } = room;
  if (room.over) return <Past room={room} />;
  if (due) {
    return (
      <p className={css.state}>
        <DueChip due={due} />
        {room.dueBy && (
          <span className={css.stateWords}>
            <UntilNote evening={room.dueBy} brief {...(due === 'RECEIVE' && { ends: '에 자동 완료' })} />
          </span>
        )}
        {due === 'PAY' && !room.dueBy && (
          <span className={css.stateWords}>{won(room.share ?? room.perPersonPrice)}</span>
        )}
        {due === 'REVIEW' && <span className={css.stateWords}>함께한 이웃 {room.participantCount - 1}명</span>}
      </p>
    );
  }
  if (room.meeting) return <Meeting {...room.meeting} />;
  if (room.stage === 'RECRUITING') return <Recruiting room={room} />;
  const words = WAITING[room.stage];
  return words === undefined ? null : <Waiting stage={room.stage} words={words} />;
}

/** Somebody else's turn: whose. */
const WAITING: Partial<Record<Stage, string>> = {
  RECRUITED: '이웃의 결제를 기다려요',
  PAYING: '리더가 물건을 살 차례예요',
  PURCHASED: '',
};

function Waiting({ stage, words }: { stage: Stage; words: string }) {
  return (
    <p className={css.state}>
      <Badge tone="grey" icon={Hourglass}>
        {STAGE_LABELS[stage]}
      </Badge>
      <span className={`${css.stateWords} ${oneLine}`}>{words}</span>
    </p>
  );
}

function Past({ room: { status, stage, participantCount } }: { room: ChatRoomRow }) {
  const others = participantCount - 1;
  return (
    <p className={css.state}>
      <span className={css.stateWords}>
        {status}
        {stage === 'COMPLETED' && others > 0 && ` · 이웃 ${others}명과 함께`}
      </span>
    </p>
  );
}

/** The appointment that stands: which day and hour, until it begins. */
function Meeting({ startsAt, place }: { startsAt: string; place: string }) {
  const now = useMoment();
  if (Date.parse(startsAt) <= now) return null;
  return (
    <p className={css.state}>
      <Badge tone="grey" icon={CalendarCheck}>
        {`${nearDay(startsAt, now) ?? weekdayWords(Date.parse(startsAt))} ${hourOf(startsAt)}`}
      </Badge>
      <span className={`${css.stateWords} ${oneLine}`}>{place}</span>
    </p>
  );
}

/** The two urgencies of a post: the last seat as a chip, the last days in red. */
function Recruiting({ room: { participantCount, totalUser, openSeats, deadline } }: { room: ChatRoomRow }) {
  const taken = openSeats === undefined ? participantCount : totalUser - openSeats;
  const now = useMoment();
  const { seat, day } = urgencyOf(totalUser - taken, deadline, now);
  return (
    <p className={css.state}>
      {seat && (
        <Badge tone="brand" icon={Armchair}>
          {seat}
        </Badge>
      )}
      <span className={css.stateWords}>
        모집중 {taken}/{totalUser}
        {taken === participantCount ? '명' : '몫'} ·{' '}
        {day ? <b className={css.hot}>{day}</b> : (dDayLabel(deadline, now) ?? '기간이 끝났어요')}
      </span>
    </p>
  );
}
