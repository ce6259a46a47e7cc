import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { testBoard } from '../../api/test-board';
import { standInServer } from '../../api/test-server';
import { navigate } from '../../history/history-entry';
import { AppRouter } from '../../shell/app-router';
import { BoardBadges } from '../../ui/piece/board-badges';
import { DetailAction } from './detail-action';
// They come late, with the first press; here they are there.
import './join-post-sheet';

beforeEach(() => storeToken(`.${btoa('{"sub":"3"}')}.`));

const board = testBoard({ verifiedOnly: true, join: false, first: null });

function open(checkedUntil: string | null, state: object | null = null, distance: number | null = 420) {
  standInServer({ 'GET /api/users': () => ({ body: { id: 3, profileUrl: '/avatars/mint.webp', checkedUntil } }) });
  navigate(`/gonggu/list/${board.id}`, { replace: true, state });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <DetailAction board={{ ...board, distance }} />
      </AppRouter>
    </QueryClientProvider>,
  );
}

test('who has not checked their home is shown the way, which leads back here', async () => {
  open(null);
  await userEvent.click(screen.getByRole('button', { name: '공구 참여하기' }));
  await screen.findByRole('dialog', { name: '동네 인증한 이웃만 참여할 수 있어요.' });
  const way = screen.getByRole('link', { name: '동네 인증하기' });
  expect(way.getAttribute('href')).toBe(`/mypage/check?gonggu=${board.id}`);
});

test('who has is shown the last step', async () => {
  open('2027-02-15');
  await userEvent.click(screen.getByRole('button', { name: '공구 참여하기' }));
  expect(await screen.findByRole('dialog', { name: '채팅방에 입장합니다!' })).toBeTruthy();
});

test.each([
  [3000, '채팅방에 입장합니다!'],
  [3001, '가까운 동네에서 인증한 이웃만 참여할 수 있어요.'],
])('whose checked home is %i m away is shown before the last press whether they may', async (metres, title) => {
  open('2027-02-15', null, metres);
  await userEvent.click(screen.getByRole('button', { name: '공구 참여하기' }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('back from the check the last step is open at once', async () => {
  open('2027-02-15', { join: true });
  expect(await screen.findByRole('dialog', { name: '채팅방에 입장합니다!' })).toBeTruthy();
});

test('the badge stands on what can be joined', () => {
  const post = { deadline: '2099-01-01', seatsLeft: 3, verifiedOnly: true } as const;
  const { rerender } = render(<BoardBadges status="OPEN" {...post} />);
  expect(screen.getByText('인증 이웃만')).toBeTruthy();
  rerender(<BoardBadges status="COMPLETED" {...post} />);
  expect(screen.queryByText('인증 이웃만')).toBeNull();
});
