import {
  type ChatRoom,
  type Dispute,
  daysFrom,
  dayWords,
  type Participant,
  type RoomId,
  seoulDay,
} from '@mungchi/contract';
import { ChevronRight, Scale, Undo2 } from 'lucide-react';
import { Link } from '../links';
import { useBack } from '../shell/use-back';
import { useSeoulToday } from '../time/clock';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { kindLook } from '../ui/piece/dispute-kinds';
import { won } from '../ui/text/money';
import { thousands } from '../ui/text/thousands';
import { AnswerCard, DisputeCard } from './dispute-card';
import { isOpen, leftOf, moneySourceOf } from './dispute-rules';
import * as css from './dispute-view.css';
import { FollowerBar, LeaderBar } from './dispute-ways';
import { StateLine } from './state-line';

type Props = {
  room: ChatRoom;
  me: Participant;
  dispute: Dispute;
  all: readonly Dispute[];
  /** A follower may tell of another problem. */
  onAnew: (() => void) | undefined;
};

/** One problem: what was told, what was answered, and what this reader can do about it. */
export function DisputeView({ room, me, dispute, all, onAnew }: Props) {
  const back = useBack(`/chat/${room.id}`);
  const isLeader = me.role === 'LEADER';
  const teller = room.participants.find(({ participantId }) => participantId === dispute.participantId);
  const others = all.filter(({ id }) => id !== dispute.id);
  const left = teller ? leftOf(room, teller, others) : dispute.wanted;
  return (
    <Screen
      header={<AppBar title="알린 문제" onBack={back} />}
      footer={
        isLeader ? (
          <LeaderBar room={room} dispute={dispute} />
        ) : (
          <FollowerBar room={room} dispute={dispute} onAnew={onAnew} />
        )
      }
    >
      <div className={css.page}>
        <StateLine dispute={dispute} isLeader={isLeader} />
        <DisputeCard dispute={dispute} profileUrl={teller?.profileUrl} />
        {dispute.kind === 'STALLED' ? (
          <Held dispute={dispute} />
        ) : (
          <Wanted dispute={dispute} stage={room.stage} of={left} />
        )}
        {dispute.answer !== null && (
          <AnswerCard title="리더의 이야기" text={dispute.answer} pictures={dispute.answerPictures} />
        )}
        {dispute.decision !== null && <AnswerCard title="뭉치의 결정" text={dispute.decision} />}
        {isLeader && isOpen(dispute) && <Ways dispute={dispute} stage={room.stage} of={left} />}
        {others.length > 0 && <Others chatRoomId={room.id} others={others} />}
      </div>
    </Screen>
  );
}

type Sums = { dispute: Dispute; stage: ChatRoom['stage']; of: number };

function Wanted({ dispute: { wanted }, stage, of }: Sums) {
  return (
    <section className={css.panel} aria-label="돌려받고 싶은 금액">
      <p className={css.label}>돌려받고 싶은 금액</p>
      <p className={css.sums}>
        <Sum won={wanted} />
        <span>
          {stage === 'COMPLETED' ? '낸' : '맡은'} 금액 {won(of)} 중
        </span>
      </p>
      <div className={css.meter} aria-hidden>
        <div className={css.fill} style={{ width: `${Math.min(100, (wanted / Math.max(1, of)) * 100)}%` }} />
      </div>
    </section>
  );
}

/** Nobody wished for anything where silence opened the case: what is held, and whose turn it is since when. */
function Held({ dispute: { wanted, createAt, state } }: { dispute: Dispute }) {
  const days = daysFrom(seoulDay(Date.parse(createAt)), useSeoulToday()) + 1;
  return (
    <section className={css.panel} aria-label="뭉치가 맡은 금액">
      <p className={css.label}>뭉치가 맡은 금액</p>
      <p className={css.sums}>
        <Sum won={wanted} />
      </p>
      {state === 'ESCALATED' && (
        <p className={css.turn}>
          <Scale size={18} aria-hidden className={css.wayIcon} />
          <span className={css.lineWords}>뭉치가 확인할 차례예요.</span>
          <span>
            {dayWords(Date.parse(createAt))}부터 · {days}일째
          </span>
        </p>
      )}
    </section>
  );
}

function Sum({ won: amount }: { won: number }) {
  return (
    <b className={css.sum}>
      {thousands(amount)}
      <span className={css.unit}>원</span>
    </b>
  );
}

/** What each button does, before it is pressed. */
function Ways({ dispute: { wanted, state }, stage, of }: Sums) {
  const rest = stage === 'COMPLETED' ? 0 : of - wanted;
  return (
    <>
      <p className={css.way}>
        <Undo2 size={22} aria-hidden className={css.wayIcon} />
        <span>
          <b className={css.strong}>받아들이면</b> {moneySourceOf(stage)}에서 {won(wanted)}을 돌려주고
          {rest > 0 ? ` 나머지 ${won(rest)}은 내가 받아요.` : ' 이 거래를 마무리해요.'}
        </span>
      </p>
      {state === 'OPEN' && (
        <p className={css.way}>
          <Scale size={22} aria-hidden className={css.wayIcon} />
          <span>
            <b className={css.strong}>다르게 생각하면</b> 이유를 적어 주세요. 뭉치가 두 이야기를 듣고 영업일 3일 안에
            알려 드려요.
          </span>
        </p>
      )}
    </>
  );
}

function Others({ chatRoomId, others }: { chatRoomId: RoomId; others: readonly Dispute[] }) {
  return (
    <nav className={css.others} aria-label="다른 알린 문제">
      <h2 className={css.name}>다른 알린 문제</h2>
      {others.map(({ id, nickname, kind, wanted }) => (
        <Link key={id} to={`/chat/${chatRoomId}/dispute?id=${id}`} replace className={css.other}>
          <span>
            {nickname}님 · {kindLook(kind).word}
          </span>
          <span className={css.otherSum}>
            {won(wanted)}
            <ChevronRight size={18} aria-hidden />
          </span>
        </Link>
      ))}
    </nav>
  );
}
