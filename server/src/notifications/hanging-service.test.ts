import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DeviceRow } from '../db/rows';
import { type TestApp, testApp } from '../test-app';
import { startPushService, type TestPushService } from './push/test-push-service';
import { pushToDevices } from './push-to-devices';

let t: TestApp;
let hanging: TestPushService;
let well: TestPushService;
beforeAll(async () => {
  [hanging, well] = [await startPushService(), await startPushService()];
  t = await testApp({ env: { PUSH_HOSTS: `${hanging.origin},${well.origin}` } });
});
afterAll(async () => {
  await t.close();
  await hanging.close();
  await well.close();
});

test('a push service that hangs holds nobody else, and is not asked for the rest', async () => {
  const { userId } = await t.person();
  const parcelFor = (service: TestPushService, device: string) => {
    const { endpoint, keys } = service.subscribe(device).toJSON();
    const row = { id: 1, userId, endpoint, p256dh: keys.p256dh, auth: keys.auth } as DeviceRow;
    const message = { id: null, title: 'x', body: '', path: '/', tag: 'x', badge: 0 } as const;
    return { device: row, message, urgent: false };
  };
  const names = Array.from({ length: 200 }, (_, nth) => `device${nth}`);
  for (const name of names) hanging.answer(name, 'never');
  const parcels = [...names.map((name) => parcelFor(hanging, name)), parcelFor(well, 'mine')];
  const sent = pushToDevices(t.deps, parcels);
  await vi.waitFor(() => expect(well.received).toHaveLength(1));
  expect(hanging.cut).toBe(0);
  expect(await sent).toBe(1);
  expect(hanging.asked).toBeLessThanOrEqual(32);
});
