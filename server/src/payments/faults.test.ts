import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole } from '../test-ring';
import { ending, releasing, takingOver } from './faults/test-clocks';
import { agreeing, inParts, undisputed } from './faults/test-giving-back';
import { noticed, reread } from './faults/test-lost';
import { mortalServers } from './faults/test-mortal-servers';
import { browser, calledOff, notCalledOff, ordering, reconciler, webhook } from './faults/test-paying';
import { paidOut, sentByJob } from './faults/test-paying-out';
import { confirming, crediting, notReceived, purchase } from './faults/test-receiving';
import type { Scenario } from './faults/test-scenario';
import { truingUp } from './faults/test-truing-up';

const POINTS: Record<string, Scenario> = {
  'payout.requested': paidOut,
  'payout.sent-before-commit': sentByJob,
  'order.before-commit': ordering,
  'pay.read': browser,
  'settle.decided': browser,
  'settle.order-paid': browser,
  'settle.ledger-written': browser,
  'settle.before-commit': browser,
  'pay.committed': browser,
  'look.read': webhook,
  'look.committed': webhook,
  'reconcile.read': reconciler,
  'cancel.before-commit': notCalledOff,
  'cancel.committed': calledOff,
  'refund.read': calledOff,
  'refund.partial-told': inParts,
  'refund.provider-done': calledOff,
  'refund.before-commit': calledOff,
  'refund.committed': calledOff,
  'dispute.before-commit': agreeing,
  'undisputed.before-commit': undisputed,
  'receipt.before-commit': truingUp,
  'purchase.confirmed': purchase,
  'receive.before-commit': notReceived,
  'receive.committed': crediting,
  'credit.confirmed': crediting,
  'credit.before-commit': crediting,
  'write-off.written': noticed,
  'reread.read': reread,
  'release.looked': releasing,
  'release.before-commit': releasing,
  'call-off.before-commit': ending,
  'take-over.before-commit': takingOver,
  'confirm.before-commit': confirming,
};

/** One of each kind of death: all of them are died at with `RING=all`. */
const FEW = [
  'settle.before-commit',
  'pay.committed',
  'refund.provider-done',
  'credit.before-commit',
  'release.before-commit',
  'payout.sent-before-commit',
];
const chosen = Object.entries(POINTS).filter(([point]) => isWhole || FEW.includes(point));

/** Who is told of a new purchase or wish: no money, died at in tell-new-killed.slow.test.ts and tell-wished-killed.slow.test.ts. */
const TOLD = /^tell-(?:new|wished)\./;

test('every fault point of the money is died at', () => {
  const folders = ['.', '../boards', '../payouts'].map((folder) => path.join(import.meta.dirname, folder));
  const named = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/faultPoint\('([^']+)'\)/g)])
      .map(([, name]) => name!)
      .filter((name) => !TOLD.test(name)),
  );
  expect(new Set(Object.keys(POINTS))).toEqual(new Set(named));
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(named).toEqual(expect.arrayContaining(FEW));
});

describe.concurrent('the process dies, starts again, and everything is right within a minute', () => {
  const servers = mortalServers(isWhole ? 4 : 2);
  afterAll(() => servers.close());

  test.each(chosen)(
    'at %s',
    (point, scenario) => servers.use(async (server) => expect(await server.dieAt(point, scenario)).toBe('SIGKILL')),
    400_000,
  );
});
