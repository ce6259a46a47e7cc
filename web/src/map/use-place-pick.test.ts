import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { usePlacePick } from './use-place-pick';

const SEONGSU = { latitude: 37.5446, longitude: 127.0437 };
const PICKED = { latitude: 37.4, longitude: 127.1 };

type Device = { found: (position: { coords: typeof SEONGSU }) => void; refused: () => void };

function start() {
  standInServer({ 'GET /api/places/reverse': () => ({ body: { address: '어느 길 1' } }) });
  const device = {} as Device;
  const getCurrentPosition = (found: Device['found'], refused: Device['refused']) =>
    Object.assign(device, { found, refused });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return { device, ...renderHook(() => usePlacePick()) };
}

test('the device’s position is taken, and named', async () => {
  const { device, result } = start();
  act(() => device.found({ coords: SEONGSU }));
  expect(result.current.point).toEqual(SEONGSU);
  await waitFor(() => expect(result.current.naming).toBe('known'));
  expect(await result.current.settled()).toEqual({ ...SEONGSU, address: '어느 길 1' });
});

test('a position that comes late does not take back what the person has pointed at', () => {
  const { device, result } = start();
  act(() => result.current.moveTo(PICKED, '고른 길 2'));
  act(() => device.found({ coords: SEONGSU }));
  expect(result.current.point).toEqual(PICKED);
  expect(result.current.address).toBe('고른 길 2');
});

test('that there is no position is said until a place was chosen otherwise', () => {
  const { device, result } = start();
  act(() => device.refused());
  expect(result.current.locating).toBe('denied');
  act(() => result.current.moveTo(PICKED, '고른 길 2'));
  expect(result.current.locating).toBe('no');
});

test('a position outside of Korea is of no use, and that is said', () => {
  const { device, result } = start();
  const before = result.current.point;
  act(() => device.found({ coords: { latitude: 48.85, longitude: 2.35 } }));
  expect(result.current.point).toEqual(before);
  expect(result.current.locating).toBe('denied');
});

describe('where a consent is asked for', () => {
  function asked(givenVersion: number | null) {
    const position = { kind: 'LOCATION', version: 2, givenVersion };
    const server = standInServer({
      'GET /api/places/reverse': () => ({ body: { address: '어느 길 1' } }),
      'GET /api/users/consents': () => ({ body: { consents: [position] } }),
      'POST /api/users/consents': () => ({ body: { ok: true } }),
    });
    const getCurrentPosition = vi.fn((found: Device['found']) => found({ coords: SEONGSU }));
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    return { server, getCurrentPosition, ...renderHook(() => usePlacePick(null, { consent: true })) };
  }

  test('the position is not used before the button is pressed and agreed to', async () => {
    const { result, server, getCurrentPosition } = asked(1);
    await act(async () => result.current.locate());
    expect(result.current.asking).toBe(true);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(result.current.fromDevice()).toBe(false);
    await act(async () => result.current.agree());
    await waitFor(() =>
      expect(server.sent('POST /api/users/consents')[0]!.body).toEqual({
        consents: [{ kind: 'LOCATION', version: 2, given: true }],
      }),
    );
    expect(result.current.point).toEqual(SEONGSU);
    expect(result.current.fromDevice()).toBe(true);
  });

  test('who agreed already is not asked again', async () => {
    const { result, getCurrentPosition } = asked(2);
    await act(async () => result.current.locate());
    expect(getCurrentPosition).toHaveBeenCalledOnce();
    expect(result.current.asking).toBe(false);
  });
});
