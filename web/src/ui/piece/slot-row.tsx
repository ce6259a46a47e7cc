import { Check, Sparkles } from 'lucide-react';
import { hourOf, hoursWords, shortDayOf } from '../../time/meeting-words';
import type { Slot } from '../text/poll-rules';
import { Avatar } from './avatar';
import * as css from './slot-row.css';

const FACES = 5;

type RowProps = { slot: Slot; members: number; isBest: boolean; closed: boolean; onPress: () => void };

/** A time of a poll: as full as the neighbours who can; one tap saves. */
export function SlotRow({ slot, members, isBest, closed, onPress }: RowProps) {
  const { startsAt, endsAt, mine, people, count } = slot;
  return (
    <button type="button" className={css.row} aria-pressed={mine} disabled={closed} onClick={onPress}>
      <span className={isBest ? css.best : css.bar} style={{ transform: `scaleX(${count / members})` }} />
      <span className={mine ? css.checked : css.check}>
        <Check size={18} strokeWidth={3} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={css.when}>
          {shortDayOf(startsAt)} {hourOf(startsAt)}
        </span>
        <span className={css.hours}>
          {hoursWords(startsAt, endsAt).replace(/^\S+ /, '')}
          {isBest && (
            <span className={css.most}>
              <Sparkles size={14} aria-hidden />
              가장 많아요
            </span>
          )}
        </span>
      </span>
      <span className={css.end}>
        <span className={count > 0 ? css.count : css.none}>{count}명</span>
        {people.length > 0 && (
          <span className={css.faces}>
            {people.slice(0, FACES).map(({ participantId, profileUrl }) => (
              <Avatar key={participantId} profileUrl={profileUrl} size={20} />
            ))}
          </span>
        )}
      </span>
    </button>
  );
}
