/**
 * Test files that take long, by name, in whatever folder. `npm test` begins with them, longest first; `npm run test:quick`
 * leaves them out. Those of the server start processes, PostgreSQL or Redis of their own, try thousands of cases, draw pictures
 * or wait for time to pass.
 */
const SERVER = [
  'faults.test.ts',
  'start-embedded.test.ts',
  'data-folder.test.ts',
  'npm-start.test.ts',
  'jobs-survive.test.ts',
  'told-after-death.test.ts',
  'stop-when-told.test.ts',
  'chaos.test.ts',
  'eval.test.ts',
  'two-nodes.test.ts',
  'ledger-property.test.ts',
  'eval-products.test.ts',
  'jobs.test.ts',
  'refresh-demo.test.ts',
  'silent-redis.test.ts',
  'sentinel.test.ts',
  'import-product-file.test.ts',
  'node-health.test.ts',
  'hostile-input.test.ts',
  'exclusions.property.test.ts',
  'media.test.ts',
  'abuse.test.ts',
  'clients.test.ts',
  'start-server.test.ts',
  'seoul-clock.test.ts',
  'deadlines.test.ts',
  'read-route.test.ts',
  'replica.test.ts',
  'embedded-finder.test.ts',
  'answer.test.ts',
  'heic.test.ts',
  'database-away.test.ts',
  'picture-store.test.ts',
  'refused-uploads.test.ts',
  'frozen-database.test.ts',
  'real-keys.test.ts',
  'eval-picks.test.ts',
  'payment-trouble.test.ts',
  'attacks.test.ts',
];

const JOURNEYS = ['journey.test.ts', 'mypage.test.ts', 'boards.test.ts', 'texts-money.test.ts', 'chat.test.ts'];

export const LONG = [...SERVER, ...JOURNEYS];
