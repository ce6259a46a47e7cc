import { expect } from 'vitest';
import { awake } from '../boards/test-boards';
import { createLog } from '../log';
import { roomIn } from '../payments/test-rooms';
import { type Person, testApp } from '../test-app';
import { startPushService } from './push/test-push-service';
import { tell } from './test-inbox';

export const NOON = new Date('2026-11-15T03:00:00.000Z');

/** People with phones, a push service that hears them, and everything the log said. */
export async function startPhones() {
  const service = await startPushService();
  const lines: string[] = [];
  const env = { PUSH_HOSTS: service.origin, PUSH_SUBJECT: 'mailto:help@mungchi.example' };
  const t = await testApp({ env, now: NOON, log: createLog('trace', { write: (line) => void lines.push(line) }) });
  const room = await roomIn(t, 'RECRUITING');
  let named = 0;

  /** Somebody with so many devices; their names are at the push service. */
  async function phoned(count = 1) {
    const person = await t.person();
    const devices: string[] = [];
    for (let i = 0; i < count; i++) {
      named += 1;
      devices.push(`device${named}`);
      const form = service.subscribe(`device${named}`).toJSON();
      const { status } = await t.call(awake(t, person), 'POST', '/api/notifications/devices', form);
      expect(status).toBe(200);
    }
    return { person, devices, device: devices[0]! };
  }

  return {
    t,
    service,
    room,
    lines,
    phoned,
    told: (person: Person, changes = {}) => tell(t, { userId: person.userId, boardId: room.id, ...changes }),
    heard: (device: string) => service.received.filter((one) => one.device === device).map(({ message }) => message),
    devicesOf: async (person: Person) => (await t.call(awake(t, person), 'GET', '/api/notifications/devices')).body,
    later(ms: number) {
      t.clock.now = new Date(t.clock.now.getTime() + ms);
      return t.runJobs();
    },
    /** Noon again, nothing waits, nothing was heard. */
    async anew() {
      t.clock.now = NOON;
      await t.runJobs();
      service.received.length = 0;
    },
    async close() {
      await t.close();
      await service.close();
    },
  };
}
