import type { ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { kind } from '../ui/control/button.css';
import { ReviewListScreen } from './review-list-screen';
import { ReviewWriteScreen } from './review-write-screen';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

const completed = (reviewed: number[] = []) => {
  const room = testRoom({ stage: 'COMPLETED', status: '공구완료' });
  const participants = room.participants.map((person) => ({
    ...person,
    reviewed: reviewed.includes(person.participantId),
  }));
  return { ...room, participants };
};

function open(path: string, { room = completed(), write = { body: { ok: true } } as Reply } = {}) {
  let current: ChatRoom = room;
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: current }),
    'POST /api/chat/rooms/7/reviews/1': () => {
      current = completed([1]);
      return write;
    },
  });
  visit(path);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{
          '/chat/:chatRoomId/review': <ReviewListScreen />,
          '/chat/:chatRoomId/review/:targetParticipantId': <ReviewWriteScreen />,
          '/chat/:chatRoomId': <p>채팅방 화면</p>,
        }}
      />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

describe('the list', () => {
  test('says 본인, 작성완료 and 작성하기, and 완료 leads back to the room', async () => {
    open('/chat/7/review', { room: completed([3]) });
    const [leader, own, other] = within(await screen.findByRole('list', { name: '참여자' })).getAllByRole('listitem');
    expect(within(leader!).getByRole('link').getAttribute('href')).toBe(
      `/chat/7/review/1?nickname=${encodeURIComponent('성수댁')}`,
    );
    expect(leader?.textContent).toContain('작성하기');
    expect(own?.textContent).toContain('본인');
    expect(other?.textContent).toContain('작성완료');
    await userEvent.click(screen.getByRole('link', { name: '완료' }));
    await screen.findByText('채팅방 화면');
  });

  test.each([
    ['outlined while a review is left', [3], kind.plain],
    ['filled once all are written', [1, 3], kind.primary],
  ])('완료 is %s', async (_, reviewed, look) => {
    open('/chat/7/review', { room: completed(reviewed) });
    expect((await screen.findByRole('link', { name: '완료' })).className).toContain(look);
  });

  test('says who waits, whose is open, and when all of them open', async () => {
    const room = completed([3]);
    const [leader, me, other] = room.participants;
    const participants = [{ ...leader!, reviewWaits: true as const }, me!, other!];
    const soon = new Date(Date.now() + 6 * 86_400_000).toISOString();
    open('/chat/7/review', { room: { ...room, participants, reviewsOpenAt: soon } });
    expect((await screen.findByText(/서로 쓰기 전에는/)).textContent).toMatch(
      /아무도 볼 수 없어요\..*밤 9시에 모두 열려요\./,
    );
    const [first, , third] = within(screen.getByRole('list', { name: '참여자' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('리뷰가 기다려요');
    expect(third?.textContent).toContain('도 쓰면 바로 볼 수 있어요.');
  });

  test('after the evening: what is written shows at once, what answers moves nothing, what is open can be read', async () => {
    const room = completed([3]);
    const [leader, me, other] = room.participants.map((each) => ({ ...each, reviewOpened: true as const }));
    const past = new Date(Date.now() - 86_400_000).toISOString();
    open('/chat/7/review', { room: { ...room, participants: [leader!, me!, other!], reviewsOpenAt: past } });
    await screen.findByText('지금 쓰는 리뷰는 바로 보여요.');
    const [first, , third] = within(screen.getByRole('list', { name: '참여자' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('게이지에는 들어가지 않아요.');
    expect(third?.textContent).toContain('님의 리뷰가 열렸어요.');
    expect(
      within(third!)
        .getByRole('link', { name: /리뷰 보기/ })
        .getAttribute('href'),
    ).toBe('/mypage/reviews');
  });

  test('is shut before completion', async () => {
    open('/chat/7/review', { room: testRoom({ stage: 'PURCHASED' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('아직 공구가 완료되지 않았습니다.');
  });
});

describe('writing', () => {
  test.each([
    ['oneself', '/chat/7/review/2?nickname=새봄', completed(), '자신에게는 리뷰를 쓸 수 없어요.'],
    ['somebody twice', '/chat/7/review/3?nickname=감자', completed([3]), '이미 리뷰를 썼어요.'],
    ['a stranger', '/chat/7/review/99?nickname=누구', completed(), '참여자를 불러올 수 없어요.'],
    ['too early', '/chat/7/review/3?nickname=감자', testRoom(), '아직 공구가 완료되지 않았습니다.'],
  ])('%s is refused', async (_, path, room, words) => {
    open(path, { room });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('star by keyboard, chips, text; then the list', async () => {
    const server = open('/chat/7/review/1?nickname=성수댁');
    await screen.findByRole('heading', { name: '성수댁님과의 공구는' });
    const done = screen.getByRole<HTMLButtonElement>('button', { name: '작성 완료' });
    expect(done.disabled).toBe(true);
    const stars = screen.getByRole('slider', { name: '별점' });
    fireEvent.change(stars, { target: { value: '3.5' } });
    expect(stars.getAttribute('aria-valuetext')).toBe('3.5점');
    await userEvent.click(screen.getByRole('button', { name: '친절해요' }));
    await userEvent.click(screen.getByRole('button', { name: '설명과 같아요' }));
    await userEvent.click(screen.getByRole('button', { name: '친절해요' }));
    await userEvent.type(screen.getByRole('textbox'), '좋았어요');
    await userEvent.click(done);
    await screen.findByText('작성완료');
    await waitFor(() =>
      expect(server.sent('POST /api/chat/rooms/7/reviews/1')[0]?.body).toEqual({
        star: 3.5,
        keywords: ['설명과 같아요'],
        review: '좋았어요',
      }),
    );
    expect(sessionStorage.getItem('review.1')).toBeNull();
  });

  test('more than 255 characters cannot be sent', async () => {
    open('/chat/7/review/1');
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '5' } });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '가'.repeat(256) } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '작성 완료' }).disabled).toBe(true);
    expect(screen.getByText('256/255')).toBeTruthy();
  });

  test('a review that got through unheard counts as written', async () => {
    open('/chat/7/review/1', { write: refusal(409, 'ALREADY_REVIEWED') });
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '5' } });
    await userEvent.click(screen.getByRole('button', { name: '작성 완료' }));
    await screen.findByText('작성완료');
  });

  test('what was begun is there again', async () => {
    open('/chat/7/review/1');
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '4' } });
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('review.1') ?? '')).toMatchObject({ star: 4 }));
  });
});
