import { type ChatRoom, type Participant, pathOf, type RoomDue, seoulDay, weekdayWords } from '@mungchi/contract';
import { MapPin, UsersRound } from 'lucide-react';
import { useNow } from '../../time/clock';
import { hourOf, nearDay } from '../../time/meeting-words';
import { ButtonLink } from '../../ui/control/button';
import { oneLine } from '../../ui/foundation/type.css';
import { spotOf } from '../../ui/text/spot';
import * as css from './meeting-bars.css';
import { StepBar } from './step-bar';
import { followersOf } from './step-words';
import { UntilNote } from './until-note';

type MeetingDue = Extract<RoomDue, 'POLL' | 'PICK' | 'MEET' | 'HAND'>;

/** What somebody is asked to do so that everybody meets: a bar that asks has a solid button. */
export function MeetingTurn({ due, room }: { due: MeetingDue; room: ChatRoom }) {
  const { what, note, button } = turnWords(due, room);
  return (
    <StepBar what={<b>{what}</b>} note={note}>
      <ButtonLink to={pathOf(due === 'POLL' ? 'PICK' : due, room.id)} size="small">
        {button}
      </ButtonLink>
    </StepBar>
  );
}

function turnWords(due: MeetingDue, room: ChatRoom) {
  switch (due) {
    case 'POLL':
      return { what: '언제 만날까요?', note: <PollNote room={room} ask=" 골라 주세요" />, button: '고르기' };
    case 'PICK':
      return { what: '가능한 시간이 모였어요', note: '만날 시간을 정해 주세요', button: '정하기' };
    case 'MEET':
      return {
        what: '약속을 정할 차례예요',
        note: <People>이웃 {room.waiting}명이 기다리고 있어요</People>,
        button: '약속 정하기',
      };
    case 'HAND':
      return { what: receivedWords(room), note: <People>{room.waiting}명이 남았어요</People>, button: '전달 화면' };
  }
}

const PollNote = ({ room: { poll }, ask }: { room: ChatRoom; ask?: string }) =>
  poll && <UntilNote evening={poll.endsAt} {...(ask && { ask })} />;

function People({ children }: { children: React.ReactNode }) {
  return (
    <>
      <UsersRound size={14} aria-hidden />
      {children}
    </>
  );
}

function receivedWords(room: ChatRoom): string {
  const followers = followersOf(room);
  return `${followers.length}명 중 ${followers.filter(({ tradeCompleted }) => tradeCompleted).length}명 받았어요`;
}

/** After buying, while nothing is asked of this reader: a bar that tells has a white button, or none. */
export function MeetingNote({ room, me }: { room: ChatRoom; me: Participant }) {
  const now = useNow();
  const isLeader = me.role === 'LEADER';
  if (!isLeader && me.tradeCompleted) return null;
  if (isAhead(room, now)) return <DateBar room={room} now={now} />;
  if (!isLeader) return <StepBar what={<b>약속을 기다리고 있어요</b>} note="정해지면 바로 알려 드릴게요" />;
  if (room.poll && room.waiting > 0) {
    return (
      <StepBar what={<b>{room.poll.unanswered}명이 아직 답하지 않았어요</b>} note={<PollNote room={room} />}>
        <ButtonLink to={pathOf('PICK', room.id)} size="small" kind="white">
          정하기
        </ButtonLink>
      </StepBar>
    );
  }
  return (
    <StepBar what={<b>{receivedWords(room)}</b>} note="받았다는 답을 기다리고 있어요">
      <ButtonLink to={pathOf('HAND', room.id)} size="small" kind="white">
        전달 화면
      </ButtonLink>
    </StepBar>
  );
}

/** The appointment stands and has not begun. */
export const isAhead = ({ appointment }: ChatRoom, now: number): boolean =>
  appointment !== null && Date.parse(appointment.startsAt) > now;

function DateBar({ room, now }: { room: ChatRoom; now: number }) {
  const { startsAt, place } = room.appointment!;
  const weekday = weekdayWords(Date.parse(startsAt));
  return (
    <StepBar
      before={
        <span className={css.tile} aria-hidden>
          <span className={css.weekday}>{weekday[0]}</span>
          <span className={css.day}>{Number(seoulDay(Date.parse(startsAt)).slice(-2))}</span>
        </span>
      }
      what={
        <b>
          {nearDay(startsAt, now) ?? weekday} {hourOf(startsAt)}
        </b>
      }
      note={
        <>
          <MapPin size={14} aria-hidden className={css.pin} />
          <span className={oneLine}>{spotOf(place, room)}</span>
        </>
      }
    >
      <ButtonLink to={`/chat/${room.id}/handover`} size="small" kind="white">
        약속 보기
      </ButtonLink>
    </StepBar>
  );
}
