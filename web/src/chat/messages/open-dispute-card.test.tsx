import type { ChatRoom, Dispute, DisputeId, ParticipantId, Picture } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { OpenDisputeCard } from './open-dispute-card';
import { mayHaveOpenDispute } from './open-dispute-rules';
import { OpenDisputeWatch } from './open-dispute-watch';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const picture = (name: string): Picture => ({
  url: `/talk/${name}.webp?key=k`,
  width: 640,
  height: 480,
  color: null,
  thumbhash: null,
  widths: [],
});
const problem: Dispute = {
  id: 9 as DisputeId,
  participantId: 2 as ParticipantId,
  nickname: '새봄',
  kind: 'DAMAGED',
  state: 'OPEN',
  text: '아래쪽 귤 다섯 개에 곰팡이가 있었어요.',
  pictures: [picture('a'), picture('b'), picture('c')],
  wanted: 2000,
  answer: null,
  answerPictures: [],
  answerBy: '2026-11-23T12:00:00.000Z',
  refund: null,
  decision: null,
  receivedHow: null,
  createAt: '2026-11-20T10:32:00.000Z',
  endedAt: null,
};

function roomOf(nickname: string, changes: Partial<ChatRoom> = {}): ChatRoom {
  const participants = testRoom().participants.map((one) => ({ ...one, me: one.nickname === nickname }));
  return testRoom({ stage: 'PURCHASED', participants, ...changes });
}

function Watched({ room }: { room: ChatRoom }) {
  const [told, setTold] = useState<readonly Dispute[]>([]);
  return (
    <>
      <OpenDisputeWatch room={room} onRead={setTold} />
      {told.map((dispute) => (
        <OpenDisputeCard key={dispute.id} room={room} dispute={dispute} />
      ))}
    </>
  );
}

function open(nickname: string, given: Dispute[]) {
  const server = standInServer({ 'GET /api/chat/rooms/7/disputes': () => ({ body: given }) });
  visit('/');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/': <Watched room={roomOf(nickname)} /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('the leader sees what is to be answered: whose it is, their words, two pictures, the wish and the way to it', async () => {
  open('성수댁', [problem]);
  const card = await screen.findByRole('region', { name: '답할 문제' });
  expect(card.textContent).toContain('새봄님과 나만 볼 수 있어요');
  expect(within(card).getByRole('heading', { name: '어떤 문제인지 봐 주세요' })).toBeDefined();
  expect(card.textContent).toContain('상했거나 망가졌어요“아래쪽 귤 다섯 개에 곰팡이가 있었어요.”');
  expect(card.textContent).toContain('돌려받고 싶은 금액2,000원');
  expect(
    within(card)
      .getAllByRole('img', { name: /사진/ })
      .map((one) => one.getAttribute('src')),
  ).toEqual(['/talk/a.webp?key=k', '/talk/b.webp?key=k']);
  expect(within(card).getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe('/chat/7/dispute?id=9');
});

test('who told of it sees it as told, and that the leader is waited for', async () => {
  open('새봄', [{ ...problem, pictures: [] }]);
  const card = await screen.findByRole('region', { name: '알린 문제' });
  expect(card.textContent).toContain('리더님과 나만 볼 수 있어요');
  expect(within(card).getByRole('heading', { name: '리더의 답을 기다리고 있어요' })).toBeDefined();
  expect(within(card).queryByRole('img', { name: /사진/ })).toBeNull();
});

test('one that is answered, decided, withdrawn or opened by silence has no card', async () => {
  const over = (['ESCALATED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const).map((state, nth) => ({
    ...problem,
    id: (20 + nth) as DisputeId,
    state,
  }));
  open('성수댁', [...over, { ...problem, id: 30 as DisputeId, kind: 'STALLED' }, problem]);
  expect(await screen.findAllByRole('link', { name: '자세히 보기' })).toHaveLength(1);
});

test('a third member is given none, and sees none', async () => {
  const server = open('감자', []);
  await waitFor(() => expect(server.sent('GET /api/chat/rooms/7/disputes')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

const asked = { nickname: '새봄', answerBy: '2026-11-23T12:00:00.000Z' };

test.each<[string, string, Partial<ChatRoom>, boolean]>([
  ['the leader, asked', '성수댁', { asked }, true],
  ['the leader, of whom an operator hears', '성수댁', { disputed: true }, false],
  ['who told of it', '새봄', { disputed: true }, true],
  ['a third member', '감자', {}, false],
  ['a follower for days after the end', '새봄', { stage: 'COMPLETED', endedAt: '2026-11-17T12:00:00.000Z' }, true],
  ['a follower later on', '새봄', { stage: 'COMPLETED', endedAt: '2026-11-16T12:00:00.000Z' }, false],
])('whether problems are asked for: %s', (_, nickname, changes, expected) => {
  const room = roomOf(nickname, changes);
  expect(mayHaveOpenDispute(room, ownSeat(room)!, NOW)).toBe(expected);
});
