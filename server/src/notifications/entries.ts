import { type BoardId, eveningWords, type ParticipantId, type Role, shareOf, type UserId } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { NewNotification } from './notify';

/** What is told of each cause: to one person, or to a member according to the part they have in it. */
export type Entry = Omit<NewNotification, 'userId'>;
export type Member = {
  id: ParticipantId;
  userId: UserId;
  role: Role;
  seats: number;
  payBy: Date | null;
};
export type EntryFor = (member: Member) => Entry | null;

type Board = {
  id: BoardId;
  name: string;
  quantity: string;
  totalUser: number;
  memberCount: number;
  handingOn: number;
  deadline: string;
};

/** A seat that fell free and is taken leaves none. */
export function seatsLeft({ name, quantity, totalUser, memberCount, handingOn }: Board): string {
  const left = totalUser - memberCount + handingOn;
  return `${name} ${quantity} · ${left > 0 ? `${left}자리 남았어요` : '자리가 모두 찼어요'}`;
}

export function seatTaken(board: Board, nickname: string, seat: { id: ParticipantId; at: Date }): Entry {
  return {
    ...inRoom(board),
    kind: 'SEAT_TAKEN',
    title: `${nickname}님이 참여했어요`,
    body: seatsLeft(board),
    key: seatKeyOf(seat),
  };
}

/** By which a joining is told once. */
export const seatKeyOf = ({ id, at }: { id: ParticipantId; at: Date }) => `seat ${id} ${at.toISOString()}`;

/** Inbox only: the leader had read of the joining. */
export function seatUndone(board: Board, seat: { id: ParticipantId; joinedAt: Date }): Entry {
  return {
    ...inRoom(board),
    kind: 'SEAT_UNDONE',
    title: '이웃 한 명이 참여를 되돌렸어요',
    body: seatsLeft(board),
    key: `undone ${seat.id} ${seat.joinedAt.toISOString()}`,
  };
}

/** More seats of somebody who has some. */
export function seatsRaised(
  board: Board,
  nickname: string,
  { id, seats }: { id: ParticipantId; seats: number },
): Entry {
  return {
    ...inRoom(board),
    kind: 'SEAT_TAKEN',
    title: `${nickname}님이 ${seats}몫으로 늘렸어요`,
    body: seatsLeft(board),
    key: `seats ${id} ${seats}`,
  };
}

export function roomFull(board: Board & { price: number }): EntryFor {
  const full = { ...inRoom(board), kind: 'ROOM_FULL' as const, title: '모두 모였어요', key: `full ${board.id}` };
  return (member) => {
    if (member.role === 'LEADER') return { ...full, body: '이웃들이 결제하면 바로 알려 드릴게요' };
    const until = member.payBy ? `${eveningWords(member.payBy)}까지 ` : '';
    return { ...full, ...atMoney(board), body: `${wonWords(shareOf(board, member))}을 ${until}결제해 주세요` };
  };
}

/** A payment lost at the provider takes the room back, so it may be told again. */
export function allPaid(board: Pick<Board, 'id'>, at: Date): EntryFor {
  const key = `paid ${board.id} ${at.toISOString()}`;
  const paid = { ...inRoom(board), kind: 'ALL_PAID' as const, title: '모두 결제했어요', key };
  return ({ role }) => ({
    ...paid,
    body: role === 'LEADER' ? '이제 물건을 사고 구매 완료를 눌러 주세요' : '리더가 물건을 살 차례예요',
  });
}

export function purchased(board: Pick<Board, 'id'>): EntryFor {
  const [title, body] = ['리더가 물건을 샀어요', '받을 시간과 장소를 확인해 주세요'];
  return toFollowers({ ...inRoom(board), kind: 'PURCHASED', title, body, key: `bought ${board.id}` });
}

export function completed(board: Pick<Board, 'id'>): EntryFor {
  return () => ({
    kind: 'COMPLETED',
    boardId: board.id,
    title: '공구가 끝났어요',
    body: '함께한 이웃에게 리뷰를 남겨 주세요',
    path: `/chat/${board.id}/review`,
    key: `done ${board.id}`,
  });
}

/** A room hands its money over once, and before that what nobody disputes. */
export function credited(board: Pick<Board, 'id'>, amount: number, part?: `undisputed ${number}`): Entry {
  const body = `${wonWords(amount)} · 정산에서 받을 수 있어요`;
  return {
    boardId: board.id,
    path: '/mypage/payouts',
    kind: 'HANDED_OVER',
    title: '모인 돈을 전했어요',
    body,
    key: part ? `handed ${board.id} ${part}` : `handed ${board.id}`,
  };
}

export function cancelled(board: Pick<Board, 'id'>, payers: readonly ParticipantId[] = []): EntryFor {
  const off = { ...inRoom(board), kind: 'CANCELLED' as const, title: '공구가 취소됐어요', key: `off ${board.id}` };
  return ({ id }) => ({
    ...off,
    body: payers.includes(id) ? '결제한 금액은 모두 돌려 드려요' : '다음 공구에서 다시 만나요',
  });
}

export function refunded(board: Pick<Board, 'id'>, refund: { id: number; amount: number }): Entry {
  const body = `${wonWords(refund.amount)} · 카드사에 따라 며칠 걸릴 수 있어요`;
  return { ...atMoney(board), kind: 'REFUNDED', title: '환불이 끝났어요', body, key: `refund ${refund.id}` };
}

export function boardChanged(board: Pick<Board, 'id'> & { updatedAt: Date }, changes: string): EntryFor {
  const key = `edit ${board.id} ${board.updatedAt.toISOString()}`;
  return toFollowers({
    ...atPost(board),
    kind: 'BOARD_CHANGED',
    title: '공구 내용이 바뀌었어요',
    body: changes,
    key,
  });
}

export function deadlineToday(board: Board): Entry {
  const key = `closing ${board.id} ${board.deadline}`;
  return { ...atPost(board), kind: 'DEADLINE_TODAY', title: '오늘 모집이 끝나요', body: seatsLeft(board), key };
}

export function expired(board: Board): Entry {
  return {
    kind: 'EXPIRED',
    boardId: board.id,
    title: '모집 기간이 끝났어요',
    body: '마감일을 늘리거나 취소할 수 있어요. 3일 뒤에는 자동으로 취소돼요',
    path: `/gonggu/edit/${board.id}`,
    key: `expired ${board.id} ${board.deadline}`,
  };
}

export function likedClosing(board: Board): Entry {
  const key = `liked ${board.id} ${board.deadline}`;
  return { ...atPost(board), kind: 'LIKED_CLOSING', title: '찜한 공구가 곧 마감돼요', body: seatsLeft(board), key };
}

function toFollowers(entry: Entry): EntryFor {
  return ({ role }) => (role === 'FOLLOWER' ? entry : null);
}

const inRoom = ({ id }: { id: BoardId }) => ({ boardId: id, path: `/chat/${id}` as const });
const atMoney = ({ id }: { id: BoardId }) => ({ boardId: id, path: `/chat/${id}/pay` as const });
const atPost = ({ id }: { id: BoardId }) => ({ boardId: id, path: `/gonggu/list/${id}` as const });
