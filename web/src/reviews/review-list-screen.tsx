import { type ChatRoom, eveningWords, type Participant, type RoomId } from '@mungchi/contract';
import { CircleCheck, Mail, MailOpen } from 'lucide-react';
import { Link } from '../links';
import { useBack } from '../shell/use-back';
import { serverNow } from '../time/clock';
import { ButtonLink } from '../ui/control/button';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { Avatar } from '../ui/piece/avatar';
import { LeaderBadge } from '../ui/piece/badge';
import { Envelopes } from '../ui/piece/envelopes';
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
        {room.reviewsOpenAt && <Sealed evening={room.reviewsOpenAt} />}
        <ul className={css.list} aria-label="참여자">
          {room.participants.map((person) => (
            <li key={person.participantId} className={css.row}>
              <Avatar profileUrl={person.profileUrl} size={48} />
              <div className={css.who}>
                <p className={css.name}>
                  <span className={css.nickname}>{person.nickname}</span>
                  {person.role === 'LEADER' && <LeaderBadge />}
                </p>
                <Told room={room} person={person} />
              </div>
              <ReviewState chatRoomId={room.id} person={person} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

/** Nobody reads anything before both have written or the evening has come; after it, what is written is open at once. */
function Sealed({ evening }: { evening: string }) {
  const hasCome = hasOpened(evening);
  return (
    <div className={css.sealed}>
      <Envelopes />
      {hasCome ? (
        <p className={css.rule}>지금 쓰는 리뷰는 바로 보여요.</p>
      ) : (
        <p className={css.rule}>
          서로 쓰기 전에는 <span className={css.whole}>아무도 볼 수 없어요.</span>
          <span className={css.evening}>
            <b className={css.when}>{eveningWords(Date.parse(evening))}</b>에 모두 열려요.
          </span>
        </p>
      )}
    </div>
  );
}

/** Where the two reviews of a pair are. */
function Told({ room, person }: { room: ChatRoom; person: Participant }) {
  if (person.me) return null;
  if (person.reviewWaits)
    return (
      <p className={css.waits}>
        <Mail size={15} aria-hidden />
        리뷰가 기다려요
      </p>
    );
  if (person.reviewOpened && person.reviewed)
    return (
      <p className={css.opened}>
        <MailOpen size={15} aria-hidden />
        {person.nickname}님의 리뷰가 열렸어요.
      </p>
    );
  if (person.reviewOpened && room.reviewsOpenAt)
    return <p className={css.aside}>지금 쓰면 게이지에는 들어가지 않아요.</p>;
  if (person.reviewed && room.reviewsOpenAt && !hasOpened(room.reviewsOpenAt))
    return <p className={css.aside}>{person.nickname}님도 쓰면 바로 볼 수 있어요.</p>;
  return null;
}

const hasOpened = (evening: string) => Date.parse(evening) <= serverNow();

function ReviewState({ chatRoomId, person }: { chatRoomId: RoomId; person: Participant }) {
  if (person.me) return <span className={css.own}>본인</span>;
  if (person.reviewed && person.reviewOpened) {
    return (
      <Link to="/mypage/reviews" className={css.look} aria-label={`${person.nickname}님의 리뷰 보기`}>
        보기
      </Link>
    );
  }
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
