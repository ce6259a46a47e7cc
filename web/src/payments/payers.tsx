import type { ChatRoom, Participant } from '@mungchi/contract';
import { ChevronRight, CircleCheck, Clock, type LucideIcon, Minus, Repeat2, Undo2, Wallet } from 'lucide-react';
import { ownSeat } from '../api/room';
import { type ShowNeighbour, useNeighbourCard } from '../neighbours/use-neighbour-card';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Avatar } from '../ui/piece/avatar';
import { Badge, LeaderBadge } from '../ui/piece/badge';
import { won } from '../ui/text/money';
import { NudgeButton } from './nudge-button';
import { type PayState, payState } from './pay-state';
import { borneBy } from './pay-sums';
import { leaderLine } from './pay-words';
import * as css from './payers.css';
import { SeatMenu } from './seat-menu';
import { useLedger } from './use-ledger';

const LeaderWords = lazyPart(() => import('../neighbours/leader-words').then((at) => at.LeaderWords));

/** Everybody with their share: oneself first, then the leader. */
export function Payers({ room }: { room: ChatRoom }) {
  const { data: books } = useLedger(room.id, { enabled: room.stage === 'CANCELLED' });
  const { show, card } = useNeighbourCard();
  const order = (one: Participant) => (one.me ? 0 : one.role === 'LEADER' ? 1 : 2);
  const people = [...room.participants].sort((a, b) => order(a) - order(b));
  return (
    <>
      <ul className={css.list} aria-label="참여자별 결제 현황">
        {people.map((person) => (
          <li key={person.participantId} className={css.row}>
            <Avatar profileUrl={person.profileUrl} size={44} />
            <div className={css.words}>
              <p className={css.name}>
                <span className={css.nickname}>{person.nickname}</span>
                {person.me && <span className={css.me}>나</span>}
                {person.role === 'LEADER' && <LeaderBadge />}
                {person.handingOn && <HandingOn />}
              </p>
              {person.role === 'LEADER' && !person.me && <LeaderRecord leader={person} onShow={show} />}
              <p className={css.share}>
                {won(person.role === 'LEADER' ? borneBy(room, person) : person.share)}
                {person.seats > 1 && ` · ${person.seats}${room.maxSeats > 1 ? '몫' : '자리'}`}
                {person.refunded && room.stage !== 'CANCELLED' ? ` · ${won(person.refunded)} 돌려받음` : ''}
                {person.role === 'LEADER' && room.stage !== 'CANCELLED' && ` · ${leaderLine(room.stage)}`}
              </p>
            </div>
            <Mark room={room} person={person} state={payState(person, room.stage, books?.entries ?? [])} />
          </li>
        ))}
      </ul>
      {card}
    </>
  );
}

type RecordProps = { leader: Participant; onShow: ShowNeighbour };

/** Before paying: what the leader has really done, and their card. */
function LeaderRecord({ leader: { userId, nickname }, onShow }: RecordProps) {
  return (
    <button type="button" className={css.record} aria-haspopup="dialog" onClick={() => onShow({ userId, nickname })}>
      <LeaderWords userId={userId} otherwise={ROLE} waiting={ROLE} />
      <ChevronRight size={18} aria-hidden className={css.more} />
    </button>
  );
}

const ROLE = '이 공구를 연 리더예요';

type MarkProps = { room: ChatRoom; person: Participant; state: PayState | null };

/** How this person stands; to the leader, a way to remind them; to themselves, what to do with the seat. */
function Mark({ room, person, state }: MarkProps) {
  const owes = state === 'unpaid' && room.stage === 'RECRUITED';
  if (owes && ownSeat(room)?.role === 'LEADER') return <NudgeButton chatRoomId={room.id} person={person} />;
  return (
    <>
      <PayMark state={state} />
      {owes && person.me && !person.handingOn && <SeatMenu chatRoomId={room.id} />}
    </>
  );
}

function HandingOn() {
  return (
    <Badge tone="grey" icon={Repeat2}>
      넘기는 중
    </Badge>
  );
}

/** Icon and words, so that neither colour nor sight is needed. */
function PayMark({ state }: { state: PayState | null }) {
  if (state === null) return null;
  const { icon: Icon, word, look } = marks[state];
  return (
    <span className={css.mark[look]}>
      <Icon size={17} aria-hidden />
      {word}
    </span>
  );
}

const marks: Record<PayState, { icon: LucideIcon; word: string; look: keyof typeof css.mark }> = {
  leader: { icon: Wallet, word: '리더 부담', look: 'leader' },
  paid: { icon: CircleCheck, word: '결제 완료', look: 'done' },
  unpaid: { icon: Clock, word: '결제 전', look: 'calm' },
  refunding: { icon: Undo2, word: '환불 중', look: 'calm' },
  refunded: { icon: CircleCheck, word: '환불 완료', look: 'done' },
  never: { icon: Minus, word: '결제 안 함', look: 'calm' },
};
