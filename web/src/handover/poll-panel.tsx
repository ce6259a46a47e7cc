import { type ChatRoom, eveningWords, type TimePoll } from '@mungchi/contract';
import { useAnswerPoll } from '../api/handover-verbs';
import { Mascot } from '../ui/mascot/mascot';
import { Avatar } from '../ui/piece/avatar';
import { SlotRow } from '../ui/piece/slot-row';
import { awaited, bestSlots, toggled } from '../ui/text/poll-rules';
import * as css from './poll-panel.css';

const FACES = 5;

/** 가능한 시간: each row is as full as the neighbours who can; one tap saves. */
export function PollPanel({ room, poll }: { room: ChatRoom; poll: TimePoll }) {
  const answer = useAnswerPoll(room.id);
  const best = bestSlots(poll);
  const members = room.participants.length;
  const waiting = awaited(poll, room);
  const answered = members - poll.waitingFor.length;
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
          {answered + waiting.length}명 중 <em className={css.accent}>{answered}명</em>이 답했어요
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
      {waiting.length > 0 && !poll.closed && (
        <p className={css.waits}>
          {waiting.slice(0, FACES).map(({ participantId, profileUrl }) => (
            <Avatar key={participantId} profileUrl={profileUrl} size={24} />
          ))}
          <span>
            <b className={css.awaited}>{waiting.length}명</b>이 아직 답하지 않았어요
          </span>
        </p>
      )}
      <p className={css.nobodyForced}>모두 답하지 않아도 약속을 정할 수 있어요.</p>
    </section>
  );
}
