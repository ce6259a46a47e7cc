import { boardDetail, chatRooms, listBoards, me, notificationThreads } from '@mungchi/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { copyOf } from '../test-copy';
import { boardQuery, nearbyQuery } from './boards';
import { meQuery } from './me';
import { readNearbyFilter } from './nearby-filter';
import { inboxQuery } from './notifications';
import { prepareLoads } from './prepare-loads';
import { queryClient } from './query-client';
import { roomListQuery } from './room-list';
import { storeToken } from './session/token';
import { standInServer } from './test-server';

afterEach(() => {
  delete window.ahead;
  localStorage.clear();
  queryClient.clear();
});

/** Opens an address as a page load does: the script first, then the app. */
async function open(address: string): Promise<void> {
  storeToken('t');
  history.replaceState(null, '', address);
  await copyOf('../before.ts', import.meta.url);
  await prepareLoads();
}

const page = { pages: [{ answer: [], nextCursor: null }], pageParams: [undefined] };

test.each([
  ['recruiting=true', 'as somebody left it'],
  ['', 'without any filter'],
])('the list at home is there under the key it is looked for, %j', async (filter) => {
  localStorage.setItem('own:nearby', filter);
  const server = standInServer({
    [`GET ${listBoards.path}`]: () => ({ body: [] }),
    [`GET ${chatRooms.path}`]: () => ({ body: [] }),
    [`GET ${me.path}`]: () => ({ body: { nickname: '귤' } }),
  });
  await open('/');
  expect(queryClient.getQueryData(nearbyQuery(0, readNearbyFilter()).queryKey)).toEqual(page);
  expect(queryClient.getQueryData(roomListQuery.queryKey)).toEqual([]);
  expect(queryClient.getQueryData(meQuery.queryKey)).toEqual({ nickname: '귤' });
  // Each was sent once: the app was handed what was on its way.
  const sent = server.requests.map(({ path }) => path);
  expect(new Set(sent).size).toBe(sent.length);
});

test('a post by its number, an inbox by its pages', async () => {
  standInServer({
    'GET /api/group-boards/7': () => ({ body: { id: 7 } }),
    [`GET ${notificationThreads.path}`]: () => ({ body: [] }),
    [`GET ${chatRooms.path}`]: () => ({ body: [] }),
  });
  await open('/gonggu/list/7');
  expect(queryClient.getQueryData([boardDetail.path, { boardId: '7' }])).toEqual({ id: 7 });
  expect(boardQuery(7 as never).queryKey).toEqual([boardDetail.path, { boardId: '7' }]);
  await open('/notifications');
  expect(queryClient.getQueryData(inboxQuery.queryKey)).toEqual(page);
});
