import { type AppLink, type BoardId, eveningWords, seoulDay, type UserId } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { NewNotification } from './notify';

/** What is told of seats and clocks, without to whom. */
type Entry = Omit<NewNotification, 'userId'>;
type Purchase = { id: BoardId; name: string; quantity: string };

const room = ({ id }: Purchase): AppLink => `/chat/${id}`;
const payScreen = ({ id }: Purchase): AppLink => `/chat/${id}/pay`;
const post = ({ id }: Purchase): AppLink => `/gonggu/list/${id}`;
const roomName = ({ name, quantity }: Purchase): string => `${name} ${quantity} 공구방`;

export function toEach(people: readonly UserId[], entry: Entry): NewNotification[] {
  return people.map((userId) => ({ userId, ...entry }));
}

type Due = { payBy: Date; share: number };

export function payReminder(board: Purchase, { payBy, share }: Due, now: Date): Entry {
  const day = seoulDay(payBy) === seoulDay(now) ? '오늘' : '내일';
  return {
    kind: 'PAY_REMINDER',
    boardId: board.id,
    title: `${day} 결제가 마감돼요`,
    body: `${wonWords(share)} · ${roomName(board)}`,
    path: payScreen(board),
    key: `pay ${board.id} ${payBy.toISOString()}`,
  };
}

export function lastPayReminder(board: Purchase, payBy: Date): Entry {
  return {
    kind: 'PAY_REMINDER',
    boardId: board.id,
    title: '결제 마감 3시간 전이에요',
    body: '기한이 지나면 자리가 다른 이웃에게 넘어가요',
    path: payScreen(board),
    key: `pay last ${board.id} ${payBy.toISOString()}`,
    urgentUntil: payBy,
  };
}

export function nudged(board: Purchase, share: number, at: Date): Entry {
  return {
    kind: 'PAY_REMINDER',
    boardId: board.id,
    title: '리더가 결제를 기다리고 있어요',
    body: `${wonWords(share)} · ${roomName(board)}`,
    path: payScreen(board),
    key: `nudge ${board.id} ${at.toISOString()}`,
  };
}

/** Whoever joins a full purchase has a date of their own. */
export function joinedVacancy(board: Purchase, { payBy, share }: Due, at: Date): Entry {
  return {
    kind: 'ROOM_FULL',
    boardId: board.id,
    title: '모두 모였어요',
    body: `${wonWords(share)}을 ${eveningWords(payBy)}까지 결제해 주세요`,
    path: payScreen(board),
    key: `full ${board.id} ${at.toISOString()}`,
  };
}

export function payEndNear(board: Purchase, payEnd: Date, now: Date): Entry {
  const day = seoulDay(payEnd) === seoulDay(now) ? '오늘' : '내일';
  return {
    kind: 'PAY_END',
    boardId: board.id,
    title: `${day} 결제가 모두 끝나야 해요`,
    body: '그때까지 안 되면 취소하고 모두 돌려 드려요',
    path: payScreen(board),
    key: `pay-end ${board.id} ${payEnd.toISOString()}`,
  };
}

export function paymentLost(board: Purchase, payBy: Date): Entry {
  return {
    kind: 'PAYMENT_LOST',
    boardId: board.id,
    title: '결제가 취소됐어요',
    body: `${eveningWords(payBy)}까지 다시 결제해 주세요`,
    path: payScreen(board),
    key: `lost ${board.id} ${payBy.toISOString()}`,
  };
}

export function paymentReturned(board: Purchase, impUid: string): Entry {
  return {
    kind: 'PAYMENT_RETURNED',
    boardId: board.id,
    title: '결제 금액이 달라 돌려 드려요',
    body: '결제 현황에서 다시 결제해 주세요',
    path: payScreen(board),
    key: `mismatch ${impUid}`,
  };
}

/** They no longer enter the room, so it leads to the post. */
export function seatReleased(board: Purchase, at: Date): Entry {
  return {
    kind: 'SEAT_RELEASED',
    boardId: board.id,
    title: '참여가 취소됐어요',
    body: '결제 기한이 지나 자리를 다른 이웃에게 열었어요',
    path: post(board),
    key: `released ${board.id} ${at.toISOString()}`,
  };
}

export function seatHandedOn(board: Purchase, at: Date): Entry {
  return {
    kind: 'SEAT_HANDED_ON',
    boardId: board.id,
    title: '자리를 넘겼어요',
    body: '이 공구에서 낼 돈은 없어요',
    path: post(board),
    key: `handed ${board.id} ${at.toISOString()}`,
  };
}

/** Some of several: the rest stays, and is owed. */
export function someHandedOn(board: Purchase, { given, share }: { given: number; share: number }, at: Date): Entry {
  return {
    kind: 'SEAT_HANDED_ON',
    boardId: board.id,
    title: `${given}몫을 넘겼어요`,
    body: `이제 내가 낼 금액은 ${wonWords(share)}이에요`,
    path: payScreen(board),
    key: `handed ${board.id} ${at.toISOString()}`,
  };
}

export function vacancyForWaiter(board: Purchase, at: Date): Entry {
  return {
    kind: 'VACANCY',
    boardId: board.id,
    title: '빈자리가 났어요',
    body: `${board.name} ${board.quantity} · 먼저 누른 이웃이 앉아요`,
    path: post(board),
    key: `vacancy ${board.id} ${at.toISOString()}`,
  };
}

export function vacancyForLeader(board: Purchase, seats: number, key: string): Entry {
  return {
    kind: 'VACANCY_LEADER',
    boardId: board.id,
    title: `${seatWords(seats)} 비었어요`,
    body: '남은 자리를 맡거나 이웃을 더 기다릴 수 있어요',
    path: room(board),
    key: `vacancy ${board.id} ${key}`,
  };
}

export function vacancyForPaid(board: Purchase, seats: number, until: Date, at: Date): Entry {
  return {
    kind: 'VACANCY_PAID',
    boardId: board.id,
    title: `${seatWords(seats)} 비었어요`,
    body: `${eveningWords(until)}까지 못 채우면 모두 돌려 드려요`,
    path: room(board),
    key: `vacancy ${board.id} ${at.toISOString()}`,
  };
}

/** `한 자리가`, `3자리가` */
export function seatWords(seats: number): string {
  return seats === 1 ? '한 자리가' : `${seats}자리가`;
}

export function buyReminder(board: Purchase, buyBy: Date, now: Date): Entry {
  const day = seoulDay(buyBy) === seoulDay(now) ? '오늘' : '내일';
  return {
    kind: 'BUY_REMINDER',
    boardId: board.id,
    title: `${day}까지 구매해 주세요`,
    body: roomName(board),
    path: room(board),
    key: `buy ${board.id} ${buyBy.toISOString()}`,
  };
}

export function buyOverdue(board: Purchase, buyBy: Date, isLeader: boolean): Entry {
  return {
    kind: 'BUY_OVERDUE',
    boardId: board.id,
    title: isLeader ? '구매 소식을 알려 주세요' : '리더의 소식을 기다리고 있어요',
    body: isLeader ? '3일 뒤에는 자동으로 취소돼요' : '3일 뒤에도 없으면 모두 돌려 드려요',
    path: room(board),
    key: `overdue ${board.id} ${buyBy.toISOString()}`,
  };
}

/** Each change asks anew, also when the answer is due on the same evening. */
export function goodsChanged(board: Purchase, changes: string, at: Date): Entry {
  return {
    kind: 'CHANGED',
    boardId: board.id,
    title: '공구 내용이 바뀌었어요',
    body: `${changes} · 계속할지 골라 주세요. 답이 없으면 계속해요`,
    path: room(board),
    key: `changed ${board.id} ${at.toISOString()}`,
  };
}
