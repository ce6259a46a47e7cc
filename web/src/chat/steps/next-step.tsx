import type { ChatRoom, Participant } from '@mungchi/contract';
import { Clock, Share2 } from 'lucide-react';
import { useNow } from '../../time/clock';
import { dDayLabel, untilEndOf } from '../../time/time-label';
import { Button, ButtonLink } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { DOT } from '../../ui/text/dot';
import { won } from '../../ui/text/money';
import { someHaveTwo } from '../../ui/text/seat-unit';
import { useRoomContext } from '../room/room-context';
import { ShareRoomButton } from '../room/share-room-button';
import { ChangeBar } from './change-bar';
import { MeetingNote, MeetingTurn } from './meeting-bars';
import * as css from './next-step.css';
import { SeatOfferBar } from './seat-offer-bar';
import { StepBar } from './step-bar';

import type { Step } from './step-words';
import { turnIn } from './turn-in';
import { UntilNote } from './until-note';
import { steps, useStepPress } from './use-step-press';
import { WaitBar } from './wait-bar';

/** Where somebody may hold several seats, which is rare: with its sheet it comes after the room. */
const RaiseButton = lazyPart(() => import('../room/raise-sheet').then((at) => at.RaiseButton));

/** What this reader does next, under the stepper whatever has been said since; gone when it is done. */
export function NextStep() {
  const { room, me } = useRoomContext();
  const now = useNow();
  if (room.closed) return null;
  if (room.askedUntil) return <ChangeBar until={room.askedUntil} />;
  if (me.handingOn && (room.stage === 'RECRUITING' || room.stage === 'RECRUITED')) return <SeatOfferBar />;
  if (room.stage === 'RECRUITING') return <Recruiting room={room} me={me} />;
  const turn = turnIn(room, me, now);
  switch (turn?.kind) {
    case 'PAY':
      return (
        <StepBar
          what={
            <>
              내가 낼 금액 <em className={css.amount}>{won(me.share)}</em>
            </>
          }
          note={room.payBy ? <UntilNote evening={room.payBy} /> : '모두 결제하면 리더가 주문해요'}
        >
          <ButtonLink to={`/chat/${room.id}/pay`} size="small">
            결제하기
          </ButtonLink>
        </StepBar>
      );
    case 'BUY':
      return (
        <StepBar
          what="물건을 살 차례예요"
          note={room.buyBy ? <UntilNote evening={room.buyBy} /> : '사고 나서 눌러 주세요'}
        >
          <PressButton step="purchase" />
        </StepBar>
      );
    case 'ANSWER':
      return (
        room.asked && (
          <StepBar
            what={`${room.asked.nickname}님이 문제를 알렸어요`}
            note={<UntilNote evening={room.asked.answerBy} pressing />}
            alarming
          >
            <ButtonLink to={`/chat/${room.id}/dispute`} size="small">
              답하기
            </ButtonLink>
          </StepBar>
        )
      );
    case 'RECEIVE':
      return <ReceiveBar room={room} />;
    case 'POLL':
    case 'PICK':
    case 'MEET':
    case 'HAND':
      return <MeetingTurn due={turn.kind} room={room} />;
    case 'REVIEW':
      return (
        <StepBar what="함께한 이웃은 어땠나요?" note="리뷰를 남겨 주세요">
          <ButtonLink to={`/chat/${room.id}/review`} size="small">
            리뷰 쓰기
          </ButtonLink>
        </StepBar>
      );
    default:
      return <TellBar room={room} me={me} />;
  }
}

/** Nothing is asked: what everybody waits for, or when and where they meet. */
function TellBar({ room, me }: { room: ChatRoom; me: Participant }) {
  if (room.stage !== 'PURCHASED') return <WaitBar room={room} me={me} />;
  if (!room.disputed) return <MeetingNote room={room} me={me} />;
  return (
    <StepBar what="알린 문제를 확인하고 있어요" note="마무리되면 바로 알려 드릴게요">
      <ButtonLink to={`/chat/${room.id}/dispute`} size="small" kind="white">
        자세히 보기
      </ButtonLink>
    </StepBar>
  );
}

function ReceiveBar({ room: { confirmBy } }: { room: ChatRoom }) {
  return (
    <StepBar
      what={confirmBy ? '받았다면 눌러 주세요' : '물건을 받으셨나요?'}
      note={confirmBy ? <UntilNote evening={confirmBy} ends="에 자동 완료" /> : '받고 나서 눌러 주세요'}
    >
      <PressButton step="trade" />
    </StepBar>
  );
}

function Recruiting({ room, me }: { room: ChatRoom; me: Participant }) {
  const now = useNow();
  const taken = room.totalUser - room.openSeats;
  if (dDayLabel(room.deadline, now) === null) {
    return (
      <StepBar what="모집 기간이 끝났어요" note={`${taken}/${room.totalUser}${unitOf(room)}`}>
        {me.role === 'LEADER' && (
          <ButtonLink to={`/gonggu/edit/${room.groupBoardId}`} size="small">
            마감일 늘리기
          </ButtonLink>
        )}
      </StepBar>
    );
  }
  return (
    <StepBar
      what={
        <>
          <em className={css.amount}>{room.openSeats}자리</em>만 더 모이면 돼요
        </>
      }
      note={
        <>
          <Clock size={14} aria-hidden />
          {untilEndOf(room.deadline, now)}
          {DOT}
          {taken}/{room.totalUser}
          {unitOf(room)}
        </>
      }
    >
      {me.role === 'FOLLOWER' && room.maxSeats > me.seats && <RaiseButton room={room} me={me} />}
      <ShareRoomButton room={room}>
        <Share2 size={18} aria-hidden />
        공유하기
      </ShareRoomButton>
    </StepBar>
  );
}

const unitOf = ({ participants }: ChatRoom) => (someHaveTwo(participants) ? '몫' : '명');

function PressButton({ step }: { step: Step }) {
  const { press } = useStepPress(step);
  return (
    <Button size="small" onPress={press}>
      {steps[step].short}
    </Button>
  );
}
