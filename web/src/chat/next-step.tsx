import { type ChatRoom, dueOf, type Participant } from '@mungchi/contract';
import { Clock, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../time/clock';
import { dDayLabel, untilEndOf } from '../time/time-label';
import { Button, ButtonLink } from '../ui/control/button';
import { won } from '../ui/text/money';
import * as css from './next-step.css';
import { useRoomContext } from './room-context';
import type { Step } from './step-words';
import { steps, useStepPress } from './use-step-press';

/** What this reader does next, under the stepper whatever has been said since; gone when it is done. */
export function NextStep() {
  const { room, me } = useRoomContext();
  if (room.closed) return null;
  if (room.stage === 'RECRUITING') return <Recruiting room={room} me={me} />;
  switch (dueIn(room, me)) {
    case 'PAY':
      return (
        <Bar
          what={
            <>
              내가 낼 금액 <em className={css.amount}>{won(me.share)}</em>
            </>
          }
          note="모두 결제하면 리더가 주문해요"
        >
          <ButtonLink to={`/chat/${room.id}/pay`} size="small">
            결제하기
          </ButtonLink>
        </Bar>
      );
    case 'BUY':
      return (
        <Bar what="물건을 살 차례예요" note="사고 나서 눌러 주세요">
          <PressButton step="purchase" />
        </Bar>
      );
    case 'RECEIVE':
      return (
        <Bar what="물건을 받으셨나요?" note="받고 나서 눌러 주세요">
          <PressButton step="trade" />
        </Bar>
      );
    case 'REVIEW':
      return (
        <Bar what="함께한 이웃은 어땠나요?" note="리뷰를 남겨 주세요">
          <ButtonLink to={`/chat/${room.id}/review`} size="small">
            리뷰 쓰기
          </ButtonLink>
        </Bar>
      );
    default:
      return null;
  }
}

/** The rule of the room list, on the room as it is open. */
export function dueIn({ stage, participants }: ChatRoom, me: Participant) {
  return dueOf({
    stage,
    role: me.role,
    isPaid: me.payStatement === 'PAID',
    isReceived: me.tradeCompleted,
    reviewsLeft: participants.filter(({ reviewed, participantId }) => !reviewed && participantId !== me.participantId)
      .length,
  });
}

function Recruiting({ room, me }: { room: ChatRoom; me: Participant }) {
  const now = useNow();
  const taken = room.totalUser - room.openSeats;
  if (dDayLabel(room.deadline, now) === null) {
    return (
      <Bar what="모집 기간이 끝났어요" note={`${taken}/${room.totalUser}명`}>
        {me.role === 'LEADER' && (
          <ButtonLink to={`/gonggu/edit/${room.groupBoardId}`} size="small">
            마감일 늘리기
          </ButtonLink>
        )}
      </Bar>
    );
  }
  return (
    <Bar
      what={
        <>
          <em className={css.amount}>{room.openSeats}자리</em>만 더 모이면 돼요
        </>
      }
      note={
        <>
          <Clock size={14} aria-hidden />
          {untilEndOf(room.deadline, now)} · {taken}/{room.totalUser}명
        </>
      }
    >
      <Button size="small" onPress={() => share(room)}>
        <Share2 size={18} aria-hidden />
        공유하기
      </Button>
    </Bar>
  );
}

async function share(room: ChatRoom): Promise<void> {
  const { shareBoard } = await import('../shell/share-board');
  await shareBoard({
    ...room,
    id: room.groupBoardId,
    title: room.boardTitle,
    currentUsers: room.totalUser - room.openSeats,
  });
}

function PressButton({ step }: { step: Step }) {
  const { press } = useStepPress(step);
  return (
    <Button size="small" onPress={press}>
      {steps[step].short}
    </Button>
  );
}

type BarProps = { what: ReactNode; note: ReactNode; children?: ReactNode };

function Bar({ what, note, children }: BarProps) {
  return (
    <section className={css.bar} aria-label="다음 할 일">
      <div className={css.words}>
        <p className={css.what}>{what}</p>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
