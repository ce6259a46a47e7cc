import type { UserId } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import type { Deps } from '../../server/src/deps';
import { serveSubject } from '../http/serve-subject';
import { bareApp } from './bare';
import { PEOPLE, SHARE } from './world';

/** The product (`ours`) or the bare routes (`bare`), with a way to ask for everybody's token. */
const [kind, url] = process.argv.slice(2);

await serveSubject(url!, 1, async (deps, pool) => {
  const app = kind === 'bare' ? bareApp(pool) : await buildApp({ ...deps, payments: instantProvider() });
  const users = Array.from({ length: PEOPLE }, (_, nth) => (nth + 1) as UserId);
  app.get('/bench/tokens', () => Object.fromEntries(users.map((userId) => [userId, deps.tokens.issue(userId)])));
  return app;
});

/** A fake provider, so that its latency is not measured: it answers at once that the order was paid. */
function instantProvider(): Deps['payments'] {
  return {
    payment: async (impUid) => ({
      impUid,
      merchantUid: impUid.replace('imp', 'order'),
      status: 'paid',
      amount: SHARE,
      currency: 'KRW',
      buyerEmail: null,
      cancelledAmount: 0,
    }),
    prepare: () => Promise.resolve(),
    paymentOf: async () => null,
    refund: async () => {},
  };
}
