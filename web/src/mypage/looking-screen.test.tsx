import { DEFAULT_NOTIFICATION_SETTINGS, type Wish, type WishId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { refusal, standInServer } from '../api/test-server';
import { shownToasts } from '../notices/test-notices';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { LookingScreen } from './looking-screen';

const MINJI = { userId: 7, nickname: '민지', profileUrl: '/avatars/pink.webp' };

const wish = (changes: Partial<Wish>): Wish => ({
  id: 12 as WishId,
  name: '감귤 10kg',
  people: 2,
  state: 'OPEN',
  near: 750,
  place: '현남면',
  mine: true,
  until: '2999-12-06T12:00:00.000Z',
  keepable: false,
  boardId: null,
  ...changes,
});

function open(words: string[] = [], leaders = [MINJI], wishes: Wish[] = []) {
  storeToken('t');
  let mine = wishes;
  let alerts = { reach: 3000, words: words.map((word, i) => ({ id: i + 1, word })) };
  let people = leaders;
  const server = standInServer({
    'GET /api/alerts': () => ({ body: alerts }),
    'POST /api/alerts': ({ body }) => {
      const { word } = body as { word: string };
      if (word === '공구') return refusal(400, 'INVALID_FIELDS', { word: '찾을 물건 이름을 적어 주세요.' });
      alerts = { ...alerts, words: [...alerts.words, { id: 9, word }] };
      return { body: alerts };
    },
    'DELETE /api/alerts/1': () => {
      alerts = { ...alerts, words: alerts.words.slice(1) };
      return { body: alerts };
    },
    'PUT /api/alerts/reach': ({ body }) => {
      alerts = { ...alerts, ...(body as { reach: number }) };
      return { body: alerts };
    },
    'GET /api/users/regulars': () => ({ body: people }),
    'GET /api/wishes': () => ({ body: [] }),
    'GET /api/wishes/mine': () => ({ body: mine }),
    'DELETE /api/wishes/12/people': () => {
      const [left] = mine;
      mine = mine.slice(1);
      return { body: { ...left!, mine: false } };
    },
    'POST /api/wishes/13/keep': () => {
      mine = mine.map((each) => ({ ...each, keepable: false }));
      return { body: mine[0]! };
    },
    'DELETE /api/users/7/regular': () => {
      people = [];
      return { body: { regular: false } };
    },
    'GET /api/notifications/settings': () => ({ body: DEFAULT_NOTIFICATION_SETTINGS }),
    'PUT /api/notifications/settings': ({ body }) => ({ body }),
  });
  visit('/mypage/looking');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <LookingScreen />
      </AppRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('nothing yet: what it is for, and a word is added', async () => {
  const server = open([], []);
  await screen.findByText('찾는 물건을 적어 두면 열릴 때 알려 드려요.');
  expect(screen.queryByRole('heading', { name: '단골 리더' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '추가' }));
  await userEvent.type(screen.getByRole('textbox', { name: '찾을 물건' }), '감귤{Enter}');
  await screen.findByRole('button', { name: '‘감귤’ 지우기' });
  await waitFor(() => expect(server.sent('POST /api/alerts')[0]?.body).toEqual({ word: '감귤' }));
  expect(screen.getByRole('heading', { name: /키워드 1\/20/ })).toBeTruthy();
});

test('a word that names nothing says so and stays in the field', async () => {
  open(['감귤']);
  await userEvent.click(await screen.findByRole('button', { name: '추가' }));
  await userEvent.type(screen.getByRole('textbox', { name: '찾을 물건' }), '공구{Enter}');
  await expect.poll(() => screen.queryByText('찾을 물건 이름을 적어 주세요.')).not.toBeNull();
  expect((screen.getByRole('textbox', { name: '찾을 물건' }) as HTMLInputElement).value).toBe('공구');
});

test('every call ends here: a word, a leader, how far, and what opens nearby', async () => {
  const server = open(['감귤', '쌀']);
  await userEvent.click(await screen.findByRole('button', { name: '‘감귤’ 지우기' }));
  await expect.poll(() => screen.queryByText('감귤')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '민지님의 새 공구 그만 받기' }));
  await expect.poll(() => screen.queryByText('민지')).toBeNull();
  expect(shownToasts()).toContain('민지님의 새 공구를 그만 받아요.');
  const reach = within(screen.getByRole('radiogroup', { name: '어디까지 알려 드릴까요?' }));
  await userEvent.click(reach.getByRole('radio', { name: '1.5km' }));
  await expect.poll(() => server.sent('PUT /api/alerts/reach')[0]?.body).toEqual({ reach: 1500 });
  await expect.poll(() => (reach.getByRole('radio', { name: '1.5km' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: '근처 새 공구' }));
  await expect.poll(() => server.sent('PUT /api/notifications/settings')[0]?.body).toMatchObject({ nearby: true });
});

test('what one looks for with neighbours ends here, goes on on its last day, or leads to what was opened', async () => {
  const ending = { id: 13 as WishId, name: '캠핑 장작', keepable: true };
  const opened = { id: 14 as WishId, name: '쌀 20kg', state: 'OPENED', boardId: 7 as Wish['boardId'] } as const;
  const server = open([], [], [wish({}), wish(ending), wish(opened)]);
  await screen.findByRole('heading', { name: '같이 찾는 공구' });
  expect(screen.getByRole('link', { name: '쌀 20kg 보러 가기' }).getAttribute('href')).toBe('/gonggu/list/7');
  expect(screen.getByText('· 12월 6일까지', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '감귤 10kg 그만 찾기' }));
  await expect.poll(() => screen.queryByText('감귤 10kg')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '캠핑 장작 계속 찾기' }));
  await screen.findByRole('button', { name: '캠핑 장작 그만 찾기' });
  await waitFor(() => expect(server.sent('POST /api/wishes/13/keep')).toHaveLength(1));
});
