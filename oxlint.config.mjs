import path from 'node:path';

/**
 * The arrows of the architecture, as a table: which siblings the product code of each folder imports. Adding an arrow is
 * adding a word here; `architecture.test.ts` fails when a folder has no row or a word is not needed. Tests and their
 * support (`test-*`) may import any folder.
 */
export const SERVER = {
  // the ground: knows no feature
  db: [],
  korean: [],
  realtime: [],
  audit: ['db'],
  telemetry: ['jobs'],
  jobs: ['db'],
  http: ['db'],
  live: ['http', 'realtime'],
  // features
  media: ['db', 'http', 'jobs'],
  places: ['db', 'http', 'korean'],
  users: ['db', 'http', 'live', 'audit', 'media', 'places', 'legal', 'notifications'],
  chat: ['db', 'http', 'jobs', 'realtime', 'live', 'media'],
  notifications: ['db', 'http', 'jobs', 'live', 'chat'],
  legal: ['db', 'http', 'notifications'],
  products: ['db', 'http', 'korean', 'media'],
  boards: [
    'db',
    'http',
    'live',
    'jobs',
    'korean',
    'audit',
    'chat',
    'users',
    'media',
    'places',
    'notifications',
    'records',
  ],
  records: ['db', 'http', 'jobs', 'users'],
  reviews: ['db', 'http', 'jobs', 'boards', 'users', 'notifications'],
  handover: ['db', 'http', 'jobs', 'boards', 'chat', 'notifications', 'records'],
  payments: ['db', 'http', 'jobs', 'audit', 'boards', 'chat', 'notifications', 'handover'],
  payouts: ['db', 'http', 'jobs', 'audit', 'boards', 'payments', 'notifications'],
  accounts: [
    'db',
    'http',
    'audit',
    'boards',
    'chat',
    'desk',
    'handover',
    'media',
    'payments',
    'payouts',
    'products',
    'users',
  ],
  safety: ['db', 'http', 'jobs', 'live', 'audit', 'boards', 'chat', 'payments', 'users', 'notifications'],
  desk: ['db', 'http', 'jobs', 'boards', 'chat', 'handover', 'payouts'],
  rooms: ['db', 'http', 'media', 'boards', 'chat', 'payments', 'notifications'],
  operator: [
    'db',
    'http',
    'jobs',
    'live',
    'audit',
    'backup',
    'boards',
    'chat',
    'handover',
    'payments',
    'payouts',
    'records',
    'reviews',
    'safety',
    'setup',
    'users',
    'notifications',
  ],
  assistant: ['db', 'http', 'jobs', 'korean', 'products', 'boards', 'media'],
  visit: ['http', 'places', 'products', 'boards'],
  setup: ['db', 'http', 'audit', 'backup', 'payments', 'users'],
  // tools: no feature imports them
  demo: [
    'db',
    'audit',
    'korean',
    'media',
    'boards',
    'chat',
    'handover',
    'payments',
    'payouts',
    'products',
    'reviews',
    'notifications',
    'accounts',
    'operator',
    'places',
    'users',
  ],
  backup: ['db', 'jobs', 'media', 'chat'],
  eval: [],
  'assistant/eval': ['assistant', 'korean', 'products'],
  'boards/picks/eval': ['boards', 'eval'],
  'boards/finding/eval': ['boards'],
  'products/eval': ['products', 'eval'],
};
export const WEB = {
  // the ground: knows no feature
  time: [],
  history: [],
  notices: [],
  api: ['time', 'notices'],
  ui: ['time', 'history', 'notices'],
  map: ['notices', 'api', 'ui'],
  photos: ['notices', 'api', 'ui'],
  safety: ['notices', 'api', 'ui'],
  neighbours: ['notices', 'api', 'ui', 'safety'],
  consents: ['notices', 'api', 'ui'],
  visit: ['api', 'ui', 'map'],
  shell: ['history', 'notices', 'api', 'ui', 'consents', 'dev-ui'],
  installed: ['history', 'notices', 'api', 'ui', 'shell'],
  // features
  boards: ['time', 'notices', 'api', 'ui', 'map', 'photos', 'neighbours', 'shell', 'safety', 'visit'],
  chat: ['time', 'history', 'notices', 'api', 'ui', 'photos', 'neighbours', 'shell', 'safety', 'receipts'],
  payments: ['time', 'history', 'notices', 'api', 'ui', 'neighbours', 'shell', 'receipts'],
  handover: ['time', 'history', 'notices', 'api', 'ui', 'map', 'shell', 'chat'],
  receipts: ['notices', 'api', 'ui', 'photos'],
  disputes: ['time', 'notices', 'api', 'ui', 'photos', 'shell'],
  reviews: ['time', 'notices', 'api', 'ui', 'shell'],
  shopping: ['time', 'api', 'ui', 'shell', 'visit'],
  assistant: ['time', 'api', 'ui', 'shell'],
  onboarding: ['time', 'history', 'notices', 'api', 'ui', 'map', 'consents', 'shell', 'visit'],
  payouts: ['time', 'notices', 'api', 'ui', 'shell'],
  legal: ['api', 'ui', 'shell'],
  help: ['notices', 'api', 'ui', 'shell'],
  mypage: ['time', 'notices', 'api', 'ui', 'map', 'shell', 'installed', 'notifications', 'safety'],
  notifications: ['time', 'notices', 'api', 'ui', 'shell', 'installed'],
  operator: ['time', 'history', 'notices', 'api', 'ui', 'shell', 'setup'],
  setup: ['api', 'ui'],
  // the same screens, rendered on the server
  ssr: ['time', 'api', 'shell'],
  // runs beside the pages
  worker: ['api'],
  // tools
  'dev-ui': ['time', 'notices', 'ui'],
};

/** One override per folder: every sibling that is not in its row is a restricted import, and so are the tools inside it. */
function arrows(root, table) {
  return Object.entries(table).map(([folder, allowed]) => ({
    files: [`${root}/${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: Object.keys(table)
            .filter((other) => other !== folder && !allowed.includes(other))
            .map((other) => ({
              group: other.startsWith(`${folder}/`)
                ? [`**/${path.basename(other)}/**`]
                : [`**/../${other}/**`, `../${other}/**`],
              message: `${folder} may not import ${other} (see the table in oxlint.config.mjs).`,
            })),
        },
      ],
    },
  }));
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
  jsPlugins: ['./scripts/lint/late-state.mjs'],
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
    'typescript/await-thenable': 'error',
    // Plain objects of functions, passed on freely: nothing here depends on `this`.
    'typescript/unbound-method': 'off',
  },
  ignorePatterns: ['**/dist/**', '**/.data/**'],
  overrides: [
    ...arrows('server/src', SERVER),
    ...arrows('web/src', WEB),
    { files: ['**/*.test.{ts,tsx}', '**/test-*.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['web/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], rules: { 'tests/late-state': 'error' } },
  ],
};
