import { type ChatRoom, costOfShare, type Participant } from '@mungchi/contract';
import { Check } from 'lucide-react';
import { Link } from '../../links';
import { Button, ButtonLink } from '../../ui/control/button';
import { Moment } from '../../ui/frame/moment';
import { Avatar } from '../../ui/piece/avatar';
import { Picture } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import { endWords } from './end-words';
import * as css from './step-moment.css';
import { followersOf, type Step } from './step-words';

type Props = { step: Step; room: ChatRoom; me: Participant; onClose: () => void };

/** After a press that moved the purchase on: what it came to, and the next thing to do. */
export function StepMoment({ step, room, me, onClose }: Props) {
  const stay = (kind: 'primary' | 'plain') => (
    <Button kind={kind} onPress={onClose}>
      채팅방으로 갈게요
    </Button>
  );
  if (step === 'purchase') {
    const text = '이웃들에게 알렸어요.\n만날 시간과 장소를 정해 주세요.';
    const ways = (
      <>
        <ButtonLink to={`/chat/${room.id}/handover`}>약속 정하기</ButtonLink>
        {stay('plain')}
      </>
    );
    return <Moment title="구매 완료!" text={text} ways={ways} onClose={onClose} />;
  }
  const followers = followersOf(room);
  // The press itself is known before the room is read again.
  const hasReceived = (one: Participant) => one.tradeCompleted || one.participantId === me.participantId;
  const received = followers.filter(hasReceived).length;
  const isOver = room.stage === 'COMPLETED';
  return (
    <Moment
      title="거래 완료!"
      text={isOver ? endWords(room, me) : '다른 이웃도 모두 받으면 리뷰를 쓸 수 있어요.'}
      onClose={onClose}
      ways={
        isOver ? (
          <>
            <StillWrong room={room} me={me} />
            <ButtonLink to={`/chat/${room.id}/review`}>리뷰 쓰기</ButtonLink>
            {stay('plain')}
          </>
        ) : (
          <>
            <StillWrong room={room} me={me} />
            {stay('primary')}
          </>
        )
      }
    >
      <section className={css.card} aria-label="공구 결과">
        <div className={css.product}>
          <Picture src={room.imgUrl} alt="" width={56} height={56} radius={12} />
          <div className={css.words}>
            <p className={css.title}>{room.title.replace(/ 공구방$/, '')}</p>
            <p className={css.small}>혼자 샀다면 {won(room.price)}</p>
          </div>
          <div className={css.own}>
            <p className={css.small}>내가 낸 금액</p>
            <p className={css.amount}>{won(costOfShare(room, me))}</p>
          </div>
        </div>
        <div className={css.people}>
          <div className={css.faces}>
            {followers.slice(0, FACES).map((person) => (
              <span key={person.participantId} className={css.face}>
                <Avatar profileUrl={person.profileUrl} size={32} />
                {hasReceived(person) && (
                  <span className={css.tick}>
                    <Check size={12} strokeWidth={3} aria-hidden />
                  </span>
                )}
              </span>
            ))}
          </div>
          <p className={css.count}>{countWords(received, followers.length)}</p>
        </div>
      </section>
    </Moment>
  );
}

/** A dispute can still be opened for `DISPUTE_HOURS` after receiving. */
function StillWrong({ room, me }: Pick<Props, 'room' | 'me'>) {
  if (me.share === 0) return null;
  return (
    <Link to={`/chat/${room.id}/dispute`} className={css.wrong}>
      혹시 문제가 있다면 24시간 안에 알려 주세요.
    </Link>
  );
}

const FACES = 6;

function countWords(received: number, all: number): string {
  if (received < all) return `${all}명 중 ${received}명이 받았어요`;
  return all === 1 ? '잘 받았어요' : `${all}명 모두 받았어요`;
}
