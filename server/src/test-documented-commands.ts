/** A command as somebody types it, in its smallest form: the slow ring runs each, a test by day finds those without one. */
export type SmallestForm = {
  command: string;
  /** What follows `--` of npm; `{folder}` is a folder of this run. */
  words?: string[];
  env?: Record<string, string>;
  /** On a quiet machine of two cores. */
  minutes: number;
  /** Gets a migrated database with one person in it. */
  database?: true;
  /** It goes on until it is stopped, which happens when it has said this. */
  until?: RegExp;
  /** Where it may end without success, for want of something here or by its figures: the sentence it ends with. */
  says?: RegExp;
};

/** What runs this table, or everything that it would be run beside. */
export const NOT_RUN: Record<string, string> = {
  'npm test': 'runs the ring by day',
  'npm run test:all': 'runs this table',
  'npm run test:quick': 'runs a part of the ring by day',
};

const NOT_FETCHED = /could not be fetched/;
const NO_CLUSTER = /^The cluster needs Debian packages that are not here/m;
const NO_TEST = ['--testNamePattern=^nothing is named like this$'];

export const FORMS: SmallestForm[] = [
  { command: 'npm run help', says: /^ {2}npm start/m, minutes: 1 },
  { command: 'npm run build', minutes: 2 },
  { command: 'npm start', until: /http:\/\/localhost:\d+/, database: true, minutes: 2 },
  { command: 'npm run dev', until: /Local: +http/, database: true, minutes: 1 },
  { command: 'node server/dist/main.js', until: /http:\/\/(localhost|127)/, database: true, minutes: 1 },

  { command: 'npm run generate', minutes: 1 },
  { command: 'npm run lock', minutes: 1 },
  { command: 'npm run types', minutes: 2 },
  { command: 'npm run lint', minutes: 2 },
  { command: 'npm run format', minutes: 1 },
  { command: 'npm run unused', minutes: 1 },
  { command: 'npm run check', minutes: 4 },
  { command: 'npm run fonts', minutes: 4 },

  { command: 'npx vitest', words: ['run', '--project', 'server', 'server/src/lock-file.test.ts'], minutes: 1 },
  { command: 'npm run test:races', words: NO_TEST, minutes: 1 },
  { command: 'npm run test:chaos', words: NO_TEST, minutes: 1 },
  {
    command: 'npm run test:steady',
    words: ['--alone=1', '--busy=0', '--ring=server', 'server/src/lock-file.test.ts'],
    minutes: 1,
  },
  { command: 'npm run test:node', words: ['22', 'contract'], says: NOT_FETCHED, minutes: 3 },
  {
    command: 'npm run test:previous',
    words: ['server/src/boards/boards.test.ts', '--passWithNoTests'],
    env: { RELEASE: 'HEAD' },
    minutes: 3,
  },
  { command: 'npm run test:mutation', words: ['--dryRunOnly'], minutes: 15 },
  { command: 'npm run cluster', until: /Ctrl\+C|is ready/i, says: NO_CLUSTER, minutes: 4 },
  { command: 'npm run test:cluster', words: ['disk'], env: { ROUNDS: '1' }, says: NO_CLUSTER, minutes: 5 },

  { command: 'npm run shots', words: ['--as=visitor', '--route=/', '--size=390', '--theme=light'], minutes: 3 },
  { command: 'npm run lighthouse', words: ['--page=/', '--runs=1'], says: /^\d+ outside, |fetched/m, minutes: 4 },

  { command: 'npm run operators', words: ['list'], database: true, minutes: 1 },
  { command: 'npm run jobs', database: true, minutes: 1 },
  { command: 'npm run operator', database: true, minutes: 1 },
  { command: 'npm run sandbox', database: true, minutes: 1 },
  {
    command: 'npm run retained',
    words: ['1', 'asked by court'],
    says: /^Nothing is kept of 1\.$/m,
    database: true,
    minutes: 1,
  },
  { command: 'npm run rotate-keys', database: true, minutes: 1 },
  { command: 'npm run places:import', says: /^usage: npm run places:import/m, database: true, minutes: 1 },
  { command: 'npm run products:import', says: /^usage: npm run products:import/m, database: true, minutes: 1 },
  { command: 'npm run backup', words: ['{folder}/backup'], database: true, minutes: 1 },
  { command: 'npm run restore', words: ['{folder}/backup'], says: /people/, database: true, minutes: 1 },

  { command: 'npm run eval:assistant', minutes: 3 },
  { command: 'npm run eval:voices', minutes: 5 },
  { command: 'npm run eval:record', words: ['HEAD'], minutes: 5 },
  { command: 'npm run eval:picks', minutes: 1 },
  { command: 'npm run eval:words', minutes: 1 },
  { command: 'npm run eval:products', minutes: 1 },

  { command: 'node scripts/scale.mjs', words: ['250000'], minutes: 1 },
  { command: 'npm run bench:boards', env: { SIZES: '2000,4000', ROUNDS: '1' }, minutes: 2 },
  { command: 'npm run bench:finding', env: { PEOPLE: '5000', ROUNDS: '1' }, minutes: 2 },
  { command: 'npm run bench:pay', env: { ROUNDS: '1', SECONDS: '1' }, minutes: 2 },
  { command: 'npm run bench:assistant', env: { ROUNDS: '1' }, minutes: 2 },
  { command: 'npm run bench:search', env: { SIZES: '2000', RUNS: '2' }, minutes: 1 },
  { command: 'npm run bench:size', env: { SIZES: '0.0005' }, minutes: 4 },
  { command: 'npm run bench:render', minutes: 1 },
  { command: 'npm run bench:chat', env: { ROUNDS: '1', SECONDS: '1', WINDOW: '1' }, minutes: 2 },
  { command: 'npm run bench:floor', env: { ROUNDS: '1', SECONDS: '1', RATES: '200' }, minutes: 1 },
  {
    command: 'npm run bench:since',
    env: { RELEASE: 'HEAD', ONLY: 'list', ROUNDS: '1', SECONDS: '1' },
    minutes: 3,
  },
];
