import assert from 'node:assert/strict';
import { BUY_HOURS, eveningAfter, HOUR_MS, LATE_HOURS, type Stage, seoulClock, WARNED_HOURS } from '@mungchi/contract';
import { expect } from 'vitest';
import { statusOf } from '../../boards/board-rules';
import { clocksAfter, payByOf, vacantUntilOf } from '../../boards/clock-rules';
import { decideExtendBuy, decideExtendPay } from '../leader-rules';
import { buyStep, type ClockedBoard, type ClockedMember, endStep, owes, payStep, vacancyStep } from './pay-clock-rules';

/** A full purchase until it is bought, moved by the same rules as the real one. */
export type Member = ClockedMember & { warnedAt: Date | null; handingOnAt: Date | null };
export type Room = {
  board: ClockedBoard & { payExtendedAt: Date | null; buyExtendedAt: Date | null };
  members: Member[];
  total: number;
  leaderSeats: number;
};

function newcomer(room: Room['board'] | null, at: Date): Member {
  const payBy = payByOf({ payEnd: room?.payEnd ?? null }, at);
  const unreminded = { payRemindedFor: null, payRemindedAt: null, payReminders: 0, warnedAt: null, handingOnAt: null };
  return { role: 'FOLLOWER', paidAt: null, leftAt: null, payBy, ...unreminded };
}

export function open(followers: number, at: Date): Room {
  const none = { vacantUntil: null, vacantAt: null, vacancyNoticedFor: null, payEndNoticedFor: null };
  const rest = { payEndNoticedAt: null, buyBy: null, buyNotices: 0, buyNoticedAt: null };
  const board = { stage: 'RECRUITED' as Stage, ...none, ...rest, payExtendedAt: null, buyExtendedAt: null };
  const full = { ...board, payEnd: clocksAfter('seats-filled', { payEnd: null }, at).payEnd! };
  const members = Array.from({ length: followers }, () => newcomer(full, at));
  return { board: full, members, total: followers + 1, leaderSeats: 1 };
}

/** What the migration made of rooms that waited already: some had paid, or all, and nothing was ever told. */
export function migrated(followers: number, paid: number, at: Date): Room {
  const room = open(followers, at);
  for (const member of room.members.slice(0, paid)) Object.assign(member, { paidAt: at, payBy: null });
  if (paid < followers) return room;
  Object.assign(room.board, { stage: 'PAYING', payEnd: null, buyBy: eveningAfter(at, BUY_HOURS) });
  return room;
}

export const seated = (room: Room) => room.members.filter(({ leftAt }) => leftAt === null);
export const free = (room: Room) => room.total - room.leaderSeats - seated(room).length;

function moveOn(room: Room, at: Date): void {
  if (room.board.stage !== 'RECRUITED' || free(room) > 0 || seated(room).some(owes)) return;
  Object.assign(room.board, { stage: 'PAYING', ...clocksAfter('everyone-paid', room.board, at) });
  for (const member of seated(room)) member.handingOnAt = null;
}

/** Of those who hand their seat on, the one longest ago. */
const firstHandingOn = (room: Room) =>
  seated(room)
    .filter(({ handingOnAt }) => handingOnAt !== null)
    .sort((a, b) => Number(a.handingOnAt) - Number(b.handingOnAt))[0];

/** What `runClock` does, with the same rules. */
export function run(room: Room, at: Date): void {
  const { board } = room;
  const end = endStep(board, at);
  if (end === 'call-off' || vacancyStep(board, at) === 'call-off' || buyStep(board, at) === 'call-off') {
    board.stage = 'CANCELLED';
    return;
  }
  if (end === 'warn-late') board.payEnd = eveningAfter(at, LATE_HOURS);
  if (end) Object.assign(board, { payEndNoticedFor: board.payEnd, payEndNoticedAt: at });
  if (vacancyStep(board, at) === 'remind-leader') board.vacancyNoticedFor = board.vacantUntil;
  const buy = buyStep(board, at);
  if (buy) Object.assign(board, { buyNotices: buy === 'remind' ? 1 : 2, buyNoticedAt: at });
  for (const member of seated(room)) {
    const step = payStep(member, board, at);
    if (step === null) continue;
    if (step === 'release') {
      expect(at.getTime() - member.warnedAt!.getTime()).toBeGreaterThanOrEqual(WARNED_HOURS * HOUR_MS);
      Object.assign(member, { leftAt: at, handingOnAt: null });
      Object.assign(board, { vacantUntil: vacantUntilOf(board, at), vacantAt: at, vacancyNoticedFor: null });
      continue;
    }
    const late = eveningAfter(at, LATE_HOURS);
    if (step === 'warn-late') member.payBy = new Date(Math.min(Number(board.payEnd), Number(late)));
    const payReminders = step === 'remind-last' ? 2 : 1;
    Object.assign(member, { payRemindedFor: member.payBy, payRemindedAt: at, payReminders, warnedAt: at });
  }
  // An hour's check is made millions of times: no matcher.
  assert.ok(board.stage !== 'RECRUITED' || board.payEnd! > at);
}

export const ACTS = ['join', 'pay', 'hand-on', 'keep', 'lose', 'rest', 'extend-pay', 'extend-buy', 'nothing'] as const;
export type Act = { do: (typeof ACTS)[number]; who: number };

export function act(room: Room, { do: what, who }: Act, at: Date): void {
  const { board } = room;
  const member = seated(room)[who % Math.max(1, seated(room).length)];
  const isJoinable = () => {
    const handingOn = seated(room).filter(({ handingOnAt }) => handingOnAt !== null).length;
    const counts = { totalUser: room.total, memberCount: room.total - free(room), handingOn };
    return statusOf({ ...board, ...counts, deadline: '2026-11-14' }, at) === 'CLOSING_SOON';
  };
  switch (what) {
    case 'join': {
      if (!isJoinable()) return;
      const holder = free(room) === 0 && firstHandingOn(room);
      if (holder) Object.assign(holder, { leftAt: at, handingOnAt: null });
      expect(free(room)).toBeGreaterThan(0);
      room.members.push(newcomer(board, at));
      if (free(room) === 0) board.vacantUntil = null;
      return;
    }
    case 'hand-on':
    case 'keep':
      if (board.stage === 'RECRUITED' && member && owes(member)) member.handingOnAt = what === 'keep' ? null : at;
      return;
    case 'pay':
      // Refused at the door while one hands on; what arrives all the same ends it.
      if (board.stage === 'RECRUITED' && member && owes(member))
        Object.assign(member, { paidAt: at, handingOnAt: null });
      moveOn(room, at);
      return;
    case 'lose':
      if ((board.stage !== 'RECRUITED' && board.stage !== 'PAYING') || !member?.paidAt) return;
      Object.assign(board, { stage: 'RECRUITED', ...clocksAfter('payment-lost', board, at) });
      Object.assign(member, { paidAt: null, payBy: payByOf(board, at) });
      return;
    case 'rest':
      if (board.stage !== 'RECRUITED' || seated(room).length === 0) return;
      room.leaderSeats += free(room);
      board.vacantUntil = null;
      moveOn(room, at);
      return;
    case 'extend-pay': {
      if (decideExtendPay(board, 'LEADER')) return;
      const dayMore = (until: Date) => eveningAfter(until > at ? until : at, 24);
      for (const one of seated(room).filter(owes)) one.payBy = dayMore(one.payBy!);
      const vacantUntil = board.vacantUntil && dayMore(board.vacantUntil);
      Object.assign(board, { payExtendedAt: at, payEnd: dayMore(board.payEnd!), vacantUntil });
      return;
    }
    case 'extend-buy': {
      if (decideExtendBuy(board, 'LEADER', at)) return;
      const buyBy = eveningAfter(board.buyBy! > at ? board.buyBy! : at, (1 + (who % 7)) * 24);
      Object.assign(board, { buyBy, buyNotices: 0, buyNoticedAt: null, buyExtendedAt: at });
      return;
    }
    case 'nothing':
  }
}

/** The job runs every ten minutes from 9 to 21:50; here every hour, which is later and so the harder case. */
export const isDaytime = (at: Date) => seoulClock(at).hour >= 9 && seoulClock(at).hour <= 21;
