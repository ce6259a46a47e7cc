import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../api/session/token';
import { keepOwn } from '../api/stored/own-memory';
import { refusal, standInServer } from '../api/test-server';
import { standInPush } from './test-push';
import * as at from './this-device';

const DEVICES = '/api/notifications/devices';
const device = (id: number) => ({ id, name: '컴퓨터', createAt: '2026-11-15T08:00:00.000Z', lastOkAt: null });

beforeEach(() => storeToken('t'));
afterEach(() => vi.unstubAllEnvs());

async function start(push: Parameters<typeof standInPush>[0], known: number[] = []) {
  const browser = standInPush(push);
  const server = standInServer({
    [`GET ${DEVICES}`]: () => ({ body: known.map(device) }),
    [`POST ${DEVICES}`]: () => ({ body: device(7) }),
    [`DELETE ${DEVICES}/3`]: () => ({ body: { message: 'ok' } }),
    [`DELETE ${DEVICES}/7`]: () => ({ body: { message: 'ok' } }),
  });
  return { ...browser, server, at };
}

const keep = (endpoint: string, session: string | null = null) =>
  keepOwn('own:device', JSON.stringify({ id: 3, endpoint, session }));

test('switching on asks the browser, subscribes and registers the device under its name', async () => {
  const { at, server, requestPermission } = await start({});
  expect(await at.switchOn('key')).toBe('granted');
  expect(requestPermission).toHaveBeenCalledOnce();
  const [sent] = server.sent(`POST ${DEVICES}`);
  expect(sent?.body).toMatchObject({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } });
  expect(sent?.body).toMatchObject({ name: expect.stringContaining(' · ') });
  expect(at.thisDevice()).toEqual({ id: 7, endpoint: 'https://push.example.org/1', session: null });
});

test('a denial changes nothing', async () => {
  const { at, server, state } = await start({ answer: 'denied' });
  expect(await at.switchOn('key')).toBe('denied');
  expect(server.requests).toEqual([]);
  expect(state.endpoint).toBeNull();
});

test('a refused device is no device', async () => {
  const { at } = await start({});
  standInServer({ [`POST ${DEVICES}`]: () => refusal(409, 'PUSH_OFF') });
  await expect(at.switchOn('key')).rejects.toThrow('말: PUSH_OFF');
  expect(at.thisDevice()).toBeNull();
});

test('switching off takes the device from the server and the subscription from the browser', async () => {
  keep('here');
  const { at, server, state } = await start({ permission: 'granted', endpoint: 'here' }, [3]);
  await at.switchOff();
  expect(server.sent(`DELETE ${DEVICES}/3`)).toHaveLength(1);
  expect(state.endpoint).toBeNull();
  expect(at.thisDevice()).toBeNull();
});

test('at the start, a subscription that the browser lost is put back', async () => {
  keep('gone');
  const { at, state } = await start({ permission: 'granted' }, [3]);
  await at.keepDevice('key');
  expect(state.made).toBe(1);
  expect(at.thisDevice()).toEqual({ id: 7, endpoint: 'https://push.example.org/1', session: null });
});

test('at the start, a device that was removed elsewhere stays removed', async () => {
  keep('here');
  const { at, server, state } = await start({ permission: 'granted', endpoint: 'here' }, [1]);
  await at.keepDevice('key');
  expect(server.sent(`POST ${DEVICES}`)).toEqual([]);
  expect(state.endpoint).toBeNull();
  expect(at.thisDevice()).toBeNull();
});

test('at the start, a device of a sign-in that was ended from elsewhere is registered for the new one', async () => {
  keep('here', 'ended');
  const { at, server } = await start({ permission: 'granted', endpoint: 'here' });
  const token = `h.${btoa(JSON.stringify({ sub: '1', sid: 'new' }))}.s`;
  localStorage.setItem('accessToken', token);
  await at.keepDevice('key');
  expect(server.sent(`POST ${DEVICES}`)[0]?.body).toMatchObject({ endpoint: 'here' });
  expect(at.thisDevice()).toEqual({ id: 7, endpoint: 'here', session: 'new' });
});

test('at the start, a subscription of who left without saying goodbye becomes this person’s', async () => {
  const { at, server, state } = await start({ permission: 'granted', endpoint: 'left' });
  await at.keepDevice('key');
  expect(server.sent(`POST ${DEVICES}`)[0]?.body).toMatchObject({ endpoint: 'left' });
  expect(state.made).toBe(0);
});

test('who was never asked costs nothing', async () => {
  const { at, server } = await start({});
  await at.keepDevice('key');
  expect(server.requests).toEqual([]);
});

test('logging out removes the device, also when the server cannot be reached', async () => {
  keep('here');
  const { at, server } = await start({ permission: 'granted', endpoint: 'here' }, [3]);
  await at.leaveDevice();
  expect(server.sent(`DELETE ${DEVICES}/3`)).toHaveLength(1);
  keep('here');
  standInServer({ [`DELETE ${DEVICES}/3`]: () => 'no network' });
  await at.leaveDevice();
  expect(at.thisDevice()).toBeNull();
});
