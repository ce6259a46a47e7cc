import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { awake } from '../boards/test-boards';
import { NOON, startPhones } from './test-phones';

const phones = await startPhones();
const { t, service, lines, phoned, told, heard, devicesOf, later } = phones;
beforeEach(phones.anew);
afterAll(phones.close);

test.each([404, 410] as const)('%d: the device is gone', async (manner) => {
  const { person, device } = await phoned();
  service.answer(device, manner);
  await told(person);
  await t.runJobs();
  expect(await devicesOf(person)).toEqual([]);
});

test.each([429, 500] as const)('%d: tried again until it is taken', async (manner) => {
  const { person, devices } = await phoned(2);
  service.answer(devices[0]!, manner, manner, manner);
  await told(person);
  for (let i = 0; i < 4; i++) await later(60_000);
  expect([heard(devices[0]!), heard(devices[1]!)].map(({ length }) => length)).toEqual([1, 1]);
});

test('on a phone that somebody else signed in on meanwhile, it is not tried again', async () => {
  const { person, device } = await phoned();
  service.answer(device, 500);
  await told(person);
  await t.runJobs();
  const [form, next] = [service.subscribe(device).toJSON(), await t.person()];
  await t.call(awake(t, next), 'POST', '/api/notifications/devices', form);
  for (let i = 0; i < 3; i++) await later(10 * 60_000);
  expect(heard(device)).toEqual([]);
});

test('after six attempts it is given up', async () => {
  const { person, device } = await phoned();
  const before = service.asked;
  service.answer(device, ...Array.from({ length: 10 }, () => 500 as const));
  await told(person);
  const outcomes = [];
  for (let i = 0; i < 10; i++) outcomes.push(...(await later(10 * 60_000)));
  expect(service.asked - before).toBe(6);
  // No job stays behind as failed.
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed', 'failed', 'failed', 'done']);
  expect(await devicesOf(person)).toHaveLength(1);
});

test('a service that never answers is left after five seconds, and asked again', { timeout: 20_000 }, async () => {
  const { person, device } = await phoned();
  service.answer(device, 'never');
  await told(person);
  await t.runJobs();
  await vi.waitFor(() => expect(service.cut).toBe(1));
  await later(60_000);
  expect(heard(device)).toHaveLength(1);
});

test('413: the title alone', async () => {
  const { person, device } = await phoned();
  service.answer(device, 413);
  await told(person);
  await t.runJobs();
  expect(heard(device)).toMatchObject([{ title: '모두 모였어요 · 제주 감귤 10kg', body: '' }]);
});

test.each([301, 400, 403] as const)('%d: our fault, said once an hour, and not asked again', async (manner) => {
  const { person, device } = await phoned();
  t.clock.now = new Date(NOON.getTime() + manner * DAY_MS);
  const complaints = () => lines.filter((line) => line.includes('a push service refuses us'));
  const before = [complaints().length, service.asked] as const;
  service.answer(device, manner, manner, manner);
  for (const key of ['a', 'b']) {
    await told(person, { key });
    await later(60_000);
  }
  expect(complaints().length - before[0]).toBe(1);
  expect(service.asked - before[1]).toBe(2);
  expect(JSON.parse(complaints().at(-1)!)).toMatchObject({
    level: 50,
    host: new URL(service.origin).host,
    status: manner,
  });
  await later(3_600_000);
  await told(person, { key: 'c' });
  await t.runJobs();
  expect(complaints().length - before[0]).toBe(2);
});

test('a refusal is logged without the address of the device and without its words', () => {
  const log = lines.join('');
  expect(log).toContain('a push service refuses us');
  expect(log).not.toMatch(/\/device\d|모두 모였어요|결제해 주세요/);
});
