import { type ChatRoom, eveningWords, type TimePoll } from '@mungchi/contract';
import { Check, Sparkles } from 'lucide-react';
import { useAnswerPoll } from '../api/handover-verbs';
import { hourOf, hoursWords, shortDayOf } from '../time/meeting-words';
import { Mascot } from '../ui/mascot/mascot';
import { Avatar } from '../ui/piece/avatar';
import * as css from './poll-panel.css';
import { bestSlots, type Slot, toggled } from './poll-rules';

/** 가능한 시간: each row is as full as the neighbours who can; one tap saves. */
export function PollPanel({ room, poll }: { room: ChatRoom; poll: TimePoll }) {
  const answer = useAnswerPoll(room.id);
  const best = bestSlots(poll);
  const members = room.participants.length;
  return (
    <section className={css.panel} aria-label="가능한 시간">
      <div className={css.lead}>
        <Mascot color="purple" cap mood="thinking" size={84} />
        <div>
          <h2 className={css.title}>언제 만날까요?</h2>
          <p className={css.text}>
            {poll.closed
              ? '답을 다 모았어요. 리더가 약속을 정해요.'
              : '가능한 시간을 모두 골라 주세요.\n누르면 바로 전해져요.'}
          </p>
        </div>
      </div>
      <div className={css.head}>
        <p className={css.answered} role="status">
          {members}명 중 <em className={css.accent}>{members - poll.waitingFor.length}명</em>이 답했어요
        </p>
        {!poll.closed && <p className={css.until}>{eveningWords(Date.parse(poll.endsAt))}까지</p>}
      </div>
      {poll.slots.map((slot) => (
        <SlotRow
          key={slot.slot}
          slot={slot}
          members={members}
          isBest={best.includes(slot)}
          closed={poll.closed}
          onPress={() => void answer({ pollId: poll.id, slots: toggled(poll, slot.slot) })}
        />
      ))}
      {poll.waitingFor.length > 0 && !poll.closed && (
        <p className={css.waits}>
          <Avatar profileUrl={poll.waitingFor[0]?.profileUrl} size={24} />
          <span>
            <b className={css.awaited}>{poll.waitingFor.length}명</b>이 아직 답하지 않았어요
          </span>
        </p>
      )}
      <p className={css.nobodyForced}>모두 답하지 않아도 약속을 정할 수 있어요.</p>
    </section>
  );
}

const FACES = 5;

type RowProps = { slot: Slot; members: number; isBest: boolean; closed: boolean; onPress: () => void };

function SlotRow({ slot, members, isBest, closed, onPress }: RowProps) {
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
