import type { BoardStatement } from '@mungchi/contract';
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
  reason: null,
  ...rest,
});

test('the story of a purchase: paid together, differences together, a problem, handed over, paid out', () => {
  const entries = [
    entry('PAYMENT', 12_000),
    entry('PAYMENT', 12_000, { nickname: '서준' }),
    entry('REFUND', 400, { reason: 'RECEIPT' }),
    entry('REFUND', 400, { reason: 'RECEIPT', nickname: '서준' }),
    entry('REFUND', 6000, { reason: 'DISPUTE' }),
    entry('HAND_OVER', 17_200, { nickname: '새봄' }),
    entry('PAYOUT', 17_200, { nickname: '새봄' }),
  ];
  expect(
    linesOf({ entries, leftFrom: null }).map(
      ({ title, detail, sign, amount }) => `${title} / ${detail} / ${sign}${amount}`,
    ),
  ).toEqual([
    '이웃 2명이 결제했어요 / 11월 17일 오후 8:41 / +24000',
    '차액을 돌려줬어요 / 이웃 2명에게 / −800',
    '문제를 마무리했어요 / 민지님에게 / −6000',
    '리더에게 전했어요 / 11월 17일 오후 8:41 / 17200',
    '정산받았어요 / 11월 17일 오후 8:41 / 17200',
  ]);
});

test('what can be had later says from when on', () => {
  const entries = [entry('HAND_OVER', 1000)];
  expect(linesOf({ entries, leftFrom: '2026-11-19T12:00:00.000Z' })[0]!.detail).toBe(
    '11월 19일 밤 9시부터 정산할 수 있어요',
  );
});
