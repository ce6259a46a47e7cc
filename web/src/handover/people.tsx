import type { ChatRoom, Handover, HandoverPerson, Participant, RoomId } from '@mungchi/contract';
import { ChevronRight, ListChecks } from 'lucide-react';
import { Link } from '../links';
import { useNow } from '../time/clock';
import { oneLine } from '../ui/foundation/type.css';
import { Avatar } from '../ui/piece/avatar';
import * as css from './people.css';
import { personWords } from './person-words';
import { RowMenu } from './row-menu';
import { StateMark } from './state-mark';
import { withCosts } from './with-costs';

type Props = { room: ChatRoom; kit: Handover; me: Participant };

/** Who receives something, and how far that is. */
export function People({ room, kit, me }: Props) {
  const chatRoomId = room.id;
  const now = useNow();
  const isLeader = me.role === 'LEADER';
  const received = kit.people.filter(({ state }) => state === 'RECEIVED').length;
  const back = kit.people.filter(({ state }) => state === 'REFUNDED').length;
  return (
    <section aria-labelledby="receivers">
      <div className={css.head}>
        <h2 id="receivers" className={css.title}>
          받을 이웃 {kit.people.length}명
        </h2>
        <p className={css.done}>
          <b className={css.count}>{received}명</b> 받았어요
          {back > 0 && ` · ${back}명 돌려받았어요`}
        </p>
      </div>
      <ul className={css.list}>
        {withCosts(kit.people, room).map((person) => (
          <li key={person.participantId} className={css.row}>
            <Avatar profileUrl={person.profileUrl} size={44} />
            <div className={css.words}>
              <p className={css.name}>
                <span className={`${css.nickname} ${oneLine}`}>{person.nickname}</span>
                {person.me && <span className={css.me}>나</span>}
              </p>
              <p className={css.meta}>{personWords(person, now)}</p>
            </div>
            <Mark chatRoomId={chatRoomId} person={person} mayLook={isLeader || person.me} />
            {isLeader && kit.stage === 'PURCHASED' && (
              <div className={css.end}>
                <RowMenu chatRoomId={chatRoomId} person={person} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {isLeader && kit.stage !== 'CANCELLED' && (
        <Link to={`/chat/${chatRoomId}/packing`} className={css.packing}>
          <ListChecks size={22} aria-hidden className={css.packingIcon} />
          <span className={css.packingWords}>
            전달 목록
            <span className={css.packingNote}>나눌 양과 나만 보는 메모를 한 장으로 인쇄해요</span>
          </span>
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </section>
  );
}

type MarkProps = { chatRoomId: RoomId; person: HandoverPerson; mayLook: boolean };

/** A problem that was told can be opened by the two whom it concerns. */
function Mark({ chatRoomId, person, mayLook }: MarkProps) {
  if (person.state !== 'DISPUTED' || !mayLook) return <StateMark state={person.state} />;
  return (
    <Link to={`/chat/${chatRoomId}/dispute`} className={css.look} aria-label={`${person.nickname}님이 알린 문제 보기`}>
      <StateMark state={person.state} />
    </Link>
  );
}
