import type { BoardId, BoardStatement, ParticipantId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { BoardStatementScreen } from './board-statement-screen';

const payer = { nickname: '민지', profileUrl: '/avatars/mint.webp', amount: 12_000 };
const BOOKS: BoardStatement = {
  boardId: 7 as BoardId,
  title: '논산 설향 딸기 6kg',
  image: null,
  stage: 'COMPLETED',
  completedAt: '2026-11-22T03:00:00.000Z',
  payers: [payer, { ...payer, nickname: '탈퇴한 이웃' }, { ...payer, nickname: '탈퇴한 이웃' }],
  came: 36_000,
  back: 0,
  handedOver: 36_000,
  paidOut: 0,
  held: 0,
  left: 36_000,
  leftFrom: null,
  ownShare: 11_600,
  spent: 69_600,
  people: 4,
  entries: [
    {
      id: 1,
      at: '2026-11-22T03:00:00.000Z',
      kind: 'HAND_OVER',
      amount: 36_000,
      nickname: '새봄',
      participantId: 1 as ParticipantId,
      reason: null,
      dispute: null,
    },
  ],
};

function open(reply: Reply) {
  standInServer({ 'GET /api/payouts/statement/7': () => reply });
  visit('/mypage/payouts/statement/7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/mypage/payouts/statement/:gongguId': <BoardStatementScreen /> }} />
    </QueryClientProvider>,
  );
}

const mine = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('handed over and not sent: what is to come, and the own share beside it', async () => {
  open({ body: BOOKS });
  expect(await screen.findByText('11월 22일 공구 완료 · 이웃 3명')).toBeTruthy();
  expect(mine('내가 받을 금액')).toBe('36,000원');
  expect(screen.getByText('내 몫 11,600원은 직접 냈어요. 실제로 산 금액은 69,600원이에요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '엑셀로 받기' })).toBeTruthy();
});

test('sent in part: only what is left is to come; all of it: what came', async () => {
  open({ body: { ...BOOKS, paidOut: 24_000, left: 12_000 } });
  await screen.findByText('논산 설향 딸기 6kg');
  expect(mine('내가 받을 금액')).toBe('12,000원');
});

test('all sent', async () => {
  open({ body: { ...BOOKS, paidOut: 36_000, left: 0 } });
  await screen.findByText('논산 설향 딸기 6kg');
  expect(mine('내가 받은 금액')).toBe('36,000원');
});

test('before the hand-over nothing is promised, and before buying nothing was paid', async () => {
  open({ body: { ...BOOKS, stage: 'PAYING', completedAt: null, held: 36_000, handedOver: 0, left: 0, spent: null } });
  expect(await screen.findByText('내 몫 11,600원은 살 때 직접 내요.')).toBeTruthy();
  expect(screen.queryByText(/내가 받/)).toBeNull();
});

test('somebody else’s purchase says so', async () => {
  open(refusal(403, 'NOT_LEADER'));
  expect(await screen.findByText(/NOT_LEADER|리더만/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '인쇄하기' })).toBeNull();
});
