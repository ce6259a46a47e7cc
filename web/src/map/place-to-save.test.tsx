import { DEFAULT_CENTRE } from '@mungchi/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { placeToSave } from './place-to-save';
import { usePlacePick } from './use-place-pick';

const ADDRESS = '제주특별자치도 제주시 첨단로 242';
const SEONGSU = { latitude: 37.5446, longitude: 127.0437, address: '서울특별시 성동구 서울숲2길 32-14' };

/** Somebody whose device says nothing about where it is. */
function refused() {
  const server = standInServer({ 'GET /api/places/reverse': () => ({ body: { address: ADDRESS } }) });
  const getCurrentPosition = (_: unknown, refuse: () => void) => refuse();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return { server, ...renderHook(() => usePlacePick()) };
}

test('a refused position chooses nothing: the centre stays on the map, but has no address', () => {
  const { result, server } = refused();
  expect(result.current).toMatchObject({ point: DEFAULT_CENTRE, address: null, chosen: false, locating: 'denied' });
  expect(server.sent('GET /api/places/reverse')).toHaveLength(0);
});

test('going on without a choice asks, and no leads to the address search', async () => {
  const { result } = refused();
  const saved = placeToSave(result.current);
  expect(currentNotices().ask?.text).toBe('제주시가 우리 동네인가요?');
  act(() => currentNotices().ask?.answer(false));
  expect(await saved).toBeNull();
  await waitFor(() => expect(result.current.searching).toBe(true));
  expect(result.current.chosen).toBe(false);
});

test('who lives there says so, and it is saved', async () => {
  const { result } = refused();
  const saved = placeToSave(result.current);
  await act(async () => {
    currentNotices().ask?.answer(true);
    expect(await saved).toEqual({ ...DEFAULT_CENTRE, address: ADDRESS });
  });
  expect(result.current.chosen).toBe(true);
});

test('a place that was chosen is saved without a question', async () => {
  const { result } = refused();
  act(() => result.current.moveTo(SEONGSU, SEONGSU.address));
  expect(await placeToSave(result.current)).toMatchObject({ address: SEONGSU.address });
  expect(currentNotices().ask).toBeNull();
});
