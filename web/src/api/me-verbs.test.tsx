import type { CurrentUser } from '@mungchi/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { nearbyQuery } from './boards';
import { meQuery } from './me';
import { useSaveLocation } from './me-verbs';
import { createQueryClient } from './query-client';
import { storeToken } from './session/token';
import { standInServer } from './test-server';

const old = { id: 1, nickname: '새봄', address: '옛 동네', latitude: 35.1, longitude: 126.8 } as CurrentUser;
const place = { address: '새 동네', latitude: 35.2, longitude: 126.9 };

test('the new place is known at once, and what was read for the old one is forgotten', async () => {
  storeToken('t');
  let reading = () => {};
  const readings = [old, { ...old, ...place, neighbourhood: '새동' }];
  const server = standInServer({
    'GET /api/users': async () => {
      await new Promise<void>((resolve) => {
        reading = resolve;
      });
      return { body: readings.shift()! };
    },
    'POST /api/users/location': () => ({ body: { success: true } }),
  });
  const queries = createQueryClient();
  queries.setQueryData(meQuery.queryKey, old);
  queries.setQueryData<unknown>(nearbyQuery(0, { radius: 750, recruiting: false }).queryKey, {
    pages: [],
    pageParams: [],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ me: useQuery(meQuery), save: useSaveLocation() }), { wrapper });
  void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  await expect.poll(() => server.requests.length).toBe(1);

  const readTheOld = reading;
  await act(() => result.current.save(place));
  expect(queries.getQueryData(meQuery.queryKey)).toEqual({ ...old, ...place, neighbourhood: null });
  await act(async () => readTheOld());
  await expect.poll(() => server.sent('GET /api/users').length).toBe(2);
  await act(async () => reading());
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(queries.getQueryData(meQuery.queryKey)).toEqual({ ...old, ...place, neighbourhood: '새동' });
  expect(queries.getQueryData(nearbyQuery(0, { radius: 750, recruiting: false }).queryKey)).toBeUndefined();
});
