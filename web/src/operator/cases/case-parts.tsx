import type { CasePerson, DisputePage, LedgerLine, Picture } from '@mungchi/contract';
import { Calendar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../links';
import { Avatar } from '../../ui/piece/avatar';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { hourTime, shortTime, signed } from '../frame/times';
import { HOW_WORDS, LEDGER_WORDS } from '../frame/words';
import * as own from './case.css';
import { isOddOne } from './evidence-rules';

type Side = {
  person: CasePerson;
  tag: ReactNode;
  at: string | null;
  text: string;
  pictures: readonly Picture[];
  /** What speaks for or against them in this role. */
  history: string;
  wanted?: number;
  /** The nth of these pictures, large. */
  onPicture: (nth: number) => void;
};

export function followerHistory({ joined, joinedCompleted, noShows, disputesSaid }: CasePerson): string {
  return `참여 ${joined} · 완료 ${joinedCompleted} · 안 온 약속 ${noShows} · 알린 문제 ${disputesSaid}`;
}

export function leaderHistory({ led, ledCompleted, disputesReceived }: CasePerson): string {
  return `연 공구 ${led} · 완료 ${ledCompleted} · 받은 문제 ${disputesReceived}`;
}

export function CaseSide({ person, tag, history, at, text, pictures, wanted, onPicture }: Side) {
  return (
    <>
      <Link to={`/operator/people/${person.userId}`} className={css.personLine}>
        <span className={own.who}>
          <Avatar profileUrl={person.profileUrl} size={36} />
          <span className={css.grow}>
            <span className={look.strong}>{person.nickname}</span> {tag}{' '}
            <span className={look.meta}>#{person.userId}</span>
            <br />
            <span className={look.meta}>{history}</span>
          </span>
        </span>
        {at && <span className={`${look.meta} ${look.number}`}>{shortTime(at)}</span>}
      </Link>
      <p className={own.said}>
        {text}{' '}
        {wanted && (
          <>
            <strong>{won(wanted)}</strong> 돌려받고 싶어요.
          </>
        )}
      </p>
      <div className={own.photos}>
        {pictures.map(({ url }, index) => (
          <button key={url} type="button" className={own.picture} onClick={() => onPicture(index)}>
            <img className={own.photo} src={url} alt={pictureWords(person, index)} />
            <span className={own.nth} aria-hidden>
              {index + 1}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

export function pictureWords({ nickname }: CasePerson, nth: number): string {
  return `${nickname}님의 사진 ${nth + 1}`;
}

/** Who received, and how; the odd one out is red in words. */
export function CaseMeeting({ dispute }: { dispute: DisputePage }) {
  const { appointment, receipts } = dispute;
  return (
    <>
      <h2 className={look.sectionTitle}>약속과 전달</h2>
      <p className={css.note}>
        <Calendar size={16} aria-hidden />
        {appointment ? (
          <span>
            <strong>
              {shortTime(appointment.startsAt)} ~ {hourTime(appointment.endsAt)}
            </strong>{' '}
            · {appointment.place}
            <br />
            <span className={look.meta}>
              {appointment.changes > 0
                ? `${appointment.changes}번 바뀜 (늦은 변경 ${appointment.lateChanges})`
                : '바뀌지 않았어요'}
            </span>
          </span>
        ) : (
          '정한 약속이 없어요.'
        )}
      </p>
      {receipts.map((each) => {
        const isOdd = each.userId === dispute.followerPerson.userId && isOddOne(dispute);
        return (
          <div key={each.participantId} className={isOdd ? own.odd : own.line}>
            <Avatar profileUrl={each.profileUrl} size={24} />
            <span className={css.grow}>{each.nickname}</span>
            <span className={css.grow}>{howWords(each)}</span>
            <span className={look.number}>
              {(each.receivedAt ?? each.handedAt ?? each.noShowAt) &&
                hourTime((each.receivedAt ?? each.handedAt ?? each.noShowAt)!)}
            </span>
          </div>
        );
      })}
    </>
  );
}

function howWords({ how, handedAt, noShowAt, refundedAt }: DisputePage['receipts'][number]): string {
  if (how) return HOW_WORDS[how];
  if (refundedAt) return '돌려받았어요';
  if (noShowAt) return '안 왔다고 표시됨';
  return handedAt ? '리더 표시만, 코드 없음' : '아직 받지 않았어요';
}

export function CaseLedger({ ledger, held }: { ledger: readonly LedgerLine[]; held: number }) {
  return (
    <div className={css.gap}>
      <h2 className={look.sectionTitle}>
        장부 <span className={look.meta}>맡아 둔 돈 기준</span>
      </h2>
      {ledger.map(({ id, at, kind, nickname, amount }) => (
        <div key={id} className={own.line}>
          <span className={look.meta}>{shortTime(at)}</span>
          <span className={css.grow}>
            {nickname} {LEDGER_WORDS[kind] ?? kind}
          </span>
          <span className={look.number}>{signed(amount)}</span>
        </div>
      ))}
      <div className={own.line}>
        <span className={`${css.grow} ${look.strong}`}>맡아 둔 돈</span>
        <strong className={look.number}>{won(held)}</strong>
      </div>
    </div>
  );
}

export function CaseChat({ dispute }: { dispute: DisputePage }) {
  const people = [dispute.leaderPerson, dispute.followerPerson, ...dispute.receipts];
  const faces = new Map(people.map(({ userId, profileUrl }) => [userId, profileUrl]));
  return (
    <>
      <h2 className={look.sectionTitle}>
        그때의 대화 <span className={look.meta}>{shortTime(dispute.createdAt)} 앞뒤 · 본 것은 기록에 남아요</span>
      </h2>
      {dispute.chat.map(({ seq, type, nickname, userId, text, sentAt, hidden }) =>
        type === 'TEXT' ? (
          <div key={seq} className={own.talk}>
            <Avatar profileUrl={userId === null ? undefined : faces.get(userId)} size={28} />
            <div className={css.grow}>
              <span className={look.strong}>{nickname}</span>{' '}
              {userId === dispute.leaderPerson.userId && <SmallBadge kind="gold">리더</SmallBadge>}{' '}
              <span className={look.meta}>
                {hourTime(sentAt)} {hidden && '· 가린 메시지'}
              </span>
              <p className={own.words}>{text}</p>
            </div>
          </div>
        ) : (
          <p key={seq} className={look.meta} style={{ textAlign: 'center', padding: 4 }}>
            {text}
          </p>
        ),
      )}
    </>
  );
}
