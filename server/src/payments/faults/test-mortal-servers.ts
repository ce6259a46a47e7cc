import { setTimeout as pause } from 'node:timers/promises';
import { testApp } from '../../test-app';
import { startServerProcess } from '../test-server-process';
import type { Scenario } from './test-scenario';

type Mortal = Awaited<ReturnType<typeof mortalServer>>;

const ENV = { PAYMENT_CHECK_SECONDS: '2', FAULT_AT: 'told' };
const REACHED_MS = 60_000;

/** So many at most, each used by one scenario at a time. One whose scenario failed is replaced. */
export function mortalServers(most: number) {
  const idle: Mortal[] = [];
  const waiting: ((mortal: Mortal) => void)[] = [];
  let started = 0;

  async function take(): Promise<Mortal> {
    const free = idle.pop();
    if (free) return free;
    if (started === most) return new Promise((resolve) => waiting.push(resolve));
    started += 1;
    return mortalServer();
  }

  function giveBack(mortal: Mortal): void {
    const next = waiting.shift();
    if (next) next(mortal);
    else idle.push(mortal);
  }

  return {
    async use(work: (mortal: Mortal) => Promise<void>): Promise<void> {
      const mortal = await take();
      try {
        await work(mortal);
        giveBack(mortal);
      } catch (error) {
        await mortal.close();
        giveBack(await mortalServer());
        throw error;
      }
    },
    async close(): Promise<void> {
      for (const mortal of idle) await mortal.close();
    },
  };
}

/**
 * A product that dies again and again: each scenario kills the process that recovered from the one before. A database and two
 * starts for each point took twice as long.
 */
async function mortalServer() {
  const t = await testApp({ now: new Date() });
  await t.listen();
  let server = await startServerProcess(t, ENV);

  return {
    /** The signal it died of; null when the point was not reached. */
    async dieAt(point: string, scenario: Scenario): Promise<NodeJS.Signals | null> {
      t.clock.now = new Date();
      if (scenario.isPast) await server.stop();
      const room = await scenario.room(t);
      if (scenario.isPast) server = await startServerProcess(t, ENV);
      server.armFault(point);
      await scenario.act(server, { t, room });
      const signal = await Promise.race([server.dead, pause(REACHED_MS, null, { ref: false })]);
      if (signal === null) return null;
      server = await startServerProcess(t, ENV);
      await scenario.settled(server, { t, room });
      // What is still watched would meet the fault of the next scenario.
      await t.db.updateTable('orders').set({ checkAt: null }).where('boardId', '=', room.id).execute();
      return signal;
    },
    async close(): Promise<void> {
      await server.stop();
      await t.close();
    },
  };
}
