import type { BoardStatement, DisputeId, ParticipantId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { linesOf } from './statement-lines';

type Entry = BoardStatement['entries'][number];
let id = 0;
const entry = (kind: Entry['kind'], amount: number, rest: Partial<Entry> = {}): Entry => ({
  id: ++id,
  at: '2026-11-17T11:41:00.000Z',
  kind,
  amount,
  nickname: '민지',
  participantId: 2 as ParticipantId,
  reason: null,
  dispute: null,
  ...rest,
});
const SEOJUN = { nickname: '서준', participantId: 3 as ParticipantId };
const LEADER = { nickname: '새봄', participantId: 1 as ParticipantId };
const DAMAGED = { id: 12 as DisputeId, kind: 'DAMAGED' } as const;

const words = (entries: Entry[], rest: Partial<Pick<BoardStatement, 'leftFrom' | 'spent'>> = {}) =>
  linesOf({ entries, leftFrom: null, spent: null, ...rest }).map(
    ({ title, detail, sign, amount }) => `${title} / ${detail} / ${sign}${amount}`,
  );

test('the story of a purchase: paid together, differences together, a problem, handed over, paid out', () => {
  const entries = [
    entry('PAYMENT', 12_000),
    entry('PAYMENT', 12_000, SEOJUN),
    entry('REFUND', 300, { reason: 'RECEIPT' }),
    entry('REFUND', 300, { reason: 'RECEIPT', ...SEOJUN }),
    entry('REFUND', 100, { reason: 'RECEIPT' }),
    entry('REFUND', 100, { reason: 'RECEIPT', ...SEOJUN }),
    entry('REFUND', 6000, { reason: 'DISPUTE', dispute: DAMAGED }),
    entry('HAND_OVER', 17_200, LEADER),
    entry('PAYOUT', 17_200, LEADER),
  ];
  expect(words(entries, { spent: 69_600 })).toEqual([
    '이웃 2명이 결제했어요 / 11월 17일 오후 8:41 / +24000',
    '차액을 돌려줬어요 / 400원 × 2명 · 영수증 69,600원 / −800',
    '문제를 마무리했어요 / 민지님에게 · 상했거나 망가졌어요 / −6000',
    '리더에게 전했어요 / 11월 17일 오후 8:41 / 17200',
    '정산받았어요 / 11월 17일 오후 8:41 / 17200',
  ]);
});

test('people are counted as people: two who left have one name, and one who paid twice is one', () => {
  const left = { nickname: '탈퇴한 이웃' };
  expect(
    words([
      entry('PAYMENT', 8000, left),
      entry('PAYMENT', 8000, { ...SEOJUN, ...left }),
      entry('PAYMENT', 8000, { ...SEOJUN, ...left }),
    ]),
  ).toEqual(['이웃 2명이 결제했어요 / 11월 17일 오후 8:41 / +24000']);
});

test('who has several shares gets several times as much', () => {
  const entries = [entry('REFUND', 600, { reason: 'RECEIPT' }), entry('REFUND', 200, { reason: 'RECEIPT', ...SEOJUN })];
  expect(words(entries, { spent: 46_800 })).toEqual(['차액을 돌려줬어요 / 이웃 2명에게 · 영수증 46,800원 / −800']);
});

test('what the leader returned for a problem is one line with its refund, once that is done', () => {
  const returned = entry('RETURN', 1000, { ...LEADER, dispute: DAMAGED });
  expect(words([returned])).toEqual(['내가 돌려줬어요 / 11월 17일 오후 8:41 / −1000']);
  const refunded = entry('REFUND', 1000, { reason: 'DISPUTE', dispute: DAMAGED });
  expect(words([returned, refunded])).toEqual(['문제를 마무리했어요 / 민지님에게 · 상했거나 망가졌어요 / −1000']);
  const other = entry('REFUND', 1000, { reason: 'DISPUTE', dispute: { id: 13 as DisputeId, kind: 'STALLED' } });
  expect(words([returned, other])).toHaveLength(2);
});

test('only the last hand-over says from when on it can be had', () => {
  const entries = [entry('HAND_OVER', 1000), entry('HAND_OVER', 500)];
  expect(words(entries, { leftFrom: '2026-11-19T12:00:00.000Z' })).toEqual([
    '리더에게 전했어요 / 11월 17일 오후 8:41 / 1000',
    '리더에게 전했어요 / 11월 19일 밤 9시부터 정산할 수 있어요 / 500',
  ]);
});
