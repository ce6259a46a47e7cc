import { BUY_GRACE_DAYS, type ChatRoom, type Participant } from '@mungchi/contract';

/** What a room waits for: until when, and what happens then. */
export type RoomClock = {
  until: string;
  /** For whom everybody waits. */
  what: string;
  /** After the words of `until`. */
  ask: string;
  /** What happens when it is over. */
  after: string;
};

/** The clock that concerns this reader most; null where nothing runs. */
export function roomClock(room: ChatRoom, me: Participant): RoomClock | null {
  if (room.stage === 'RECRUITED') return payClock(room);
  if (room.stage === 'PAYING' && room.buyBy) return buyClock(room.buyBy, me);
  return null;
}

const OPENED = '기한이 지나면 자리가 다른 이웃에게 열려요.';
const BACK = '공구를 취소하고 모두 돌려 드려요.';

/** One's own payment, then a vacancy, which ends all of it, then the payments of others. */
function payClock({ payBy, payEnd, vacantUntil, openSeats, participants }: ChatRoom): RoomClock | null {
  const after = (until: string) => (until === payEnd ? `그때까지 모두 결제하지 않으면 ${BACK}` : OPENED);
  if (payBy) return { until: payBy, what: '내 결제를 기다려요', ask: '까지 결제해 주세요.', after: after(payBy) };
  if (vacantUntil) {
    // Seats handed on are still somebody's: they end nothing.
    const free = participants.reduce((left, { handingOn, seats }) => left - (handingOn ? seats : 0), openSeats);
    return {
      until: vacantUntil,
      what: `빈자리 ${free}개를 채우고 있어요`,
      ask: '까지 새 이웃을 기다려요.',
      after: `못 채우면 ${BACK}`,
    };
  }
  const others = participants.flatMap((one) => one.payBy ?? []).sort();
  const [soonest] = others;
  if (!soonest) return null;
  const what = `이웃 ${others.length}명의 결제를 기다려요`;
  return { until: soonest, what, ask: '까지 결제를 기다려요.', after: after(soonest) };
}

function buyClock(until: string, { role }: Participant): RoomClock {
  const after = `기한 뒤 ${BUY_GRACE_DAYS}일 안에 소식이 없으면 ${BACK}`;
  return role === 'LEADER'
    ? { until, what: '물건을 살 차례예요', ask: '까지 구매 소식을 알려 주세요.', after }
    : { until, what: '리더의 구매를 기다려요', ask: '까지 구매를 기다려요.', after };
}
