import type { ChatRoom, Participant, RoomId } from '@mungchi/contract';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useBack } from '../shell/use-back';
import { ButtonLink } from '../ui/control/button';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { Avatar } from '../ui/piece/avatar';
import { LeaderBadge } from '../ui/piece/badge';
import { CompletedRoom } from './completed-room';
import * as css from './review-list-screen.css';

/** Everybody of a finished group purchase, and whom one has still to review. */
export function ReviewListScreen() {
  return <CompletedRoom>{(room) => <ReviewList room={room} />}</CompletedRoom>;
}

function ReviewList({ room }: { room: ChatRoom }) {
  const back = useBack(`/chat/${room.id}`);
  const left = room.participants.filter((person) => !person.me && !person.reviewed).length;
  return (
    <Screen
      header={<AppBar title="리뷰 작성" onBack={back} />}
      footer={
        <BottomBar>
          {/* Filled only when nothing is left: until then the reviews are what to press. */}
          <ButtonLink to={`/chat/${room.id}`} kind={left === 0 ? 'primary' : 'plain'}>
            완료
          </ButtonLink>
        </BottomBar>
      }
    >
      <div className={css.page}>
        <p className={css.board}>{room.boardTitle}</p>
        <h2 className={css.title}>함께한 공구는 어땠나요?</h2>
        <p className={css.lead}>
          {left === 0 ? '모두에게 리뷰를 남겼어요. 고마워요!' : `이웃 ${left}명에게 리뷰를 남길 수 있어요.`}
        </p>
        <ul className={css.list} aria-label="참여자">
          {room.participants.map((person) => (
            <li key={person.participantId} className={css.row}>
              <Avatar profileUrl={person.profileUrl} size={48} />
              <p className={css.name}>
                <span className={css.nickname}>{person.nickname}</span>
                {person.role === 'LEADER' && <LeaderBadge />}
              </p>
              <ReviewState chatRoomId={room.id} person={person} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

function ReviewState({ chatRoomId, person }: { chatRoomId: RoomId; person: Participant }) {
  if (person.me) return <span className={css.own}>본인</span>;
  if (person.reviewed) {
    return (
      <span className={css.done}>
        <CircleCheck size={18} aria-hidden />
        작성완료
      </span>
    );
  }
  return (
    <Link
      to={`/chat/${chatRoomId}/review/${person.participantId}?nickname=${encodeURIComponent(person.nickname)}`}
      className={css.write}
      aria-label={`${person.nickname}님 리뷰 작성하기`}
    >
      작성하기
    </Link>
  );
}
