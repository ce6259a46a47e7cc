/**
 * The arrows of the architecture, as a table: what each folder may import from its siblings.
 * Adding an arrow is adding a word here.
 */
const BASE = ['db', 'http', 'jobs', 'korean', 'audit'];
const SERVER = {
  // the ground: knows no feature
  db: [],
  korean: ['db'], // only its test, on a real database
  jobs: ['db'],
  audit: ['db'],
  realtime: ['jobs', 'http', 'db'],
  http: ['db'],
  // features
  media: BASE,
  places: BASE,
  users: [...BASE, 'media'],
  chat: [...BASE, 'realtime', 'users'],
  products: [...BASE, 'media'],
  boards: [...BASE, 'chat', 'users', 'media', 'products', 'places'],
  reviews: [...BASE, 'users'],
  payments: [...BASE, 'boards', 'chat'],
  rooms: [...BASE, 'chat', 'payments'],
  assistant: [...BASE, 'products', 'boards'],
};
const WEB_BASE = ['time', 'notices', 'api', 'ui', 'map', 'shell'];
const WEB = {
  time: [],
  notices: [],
  api: ['time', 'notices'],
  ui: ['time', 'notices'],
  shell: ['api', 'ui', 'notices'],
  map: ['api', 'ui'],
  boards: WEB_BASE,
  chat: WEB_BASE,
  payments: WEB_BASE,
  reviews: WEB_BASE,
  shopping: WEB_BASE,
  assistant: WEB_BASE,
  onboarding: WEB_BASE,
  mypage: WEB_BASE,
};

/** One override per folder: every sibling that is not in its row is a restricted import. */
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
              group: [`**/../${other}/**`, `../${other}/**`],
              message: `${folder} may not import ${other} (see the table in oxlint.config.mjs).`,
            })),
        },
      ],
    },
  }));
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
    'typescript/await-thenable': 'error',
    // Plain objects of functions, passed on freely: nothing here depends on `this`.
    'typescript/unbound-method': 'off',
  },
  ignorePatterns: ['**/dist/**', '**/.data/**'],
  overrides: [...arrows('server/src', SERVER), ...arrows('web/src', WEB)],
};
