/** Every command, with one sentence: what `npm run help` prints. `documented-commands.test.ts` holds it to package.json. */
export const COMMANDS = {
  'Run it': {
    'npm start':
      'Installs and builds what is missing, starts the database in DATA_DIR, migrates and serves everything on one address.',
    'npm run dev': 'The server and the web app with reload; prints both addresses.',
    'npm run build': 'The map, server/dist and web/dist, whatever changed.',
    'node server/dist/main.js': 'The built product without npm; production adds --enable-source-maps.',
    'npm run help': 'This list.',
  },
  'Operate it (-- and words follow; no words, or wrong ones, say which there are)': {
    'npm run operators': 'Who may open the console: add EMAIL, remove EMAIL, reset-code EMAIL (lost phone), list.',
    'npm run operator':
      'What no operator may decide at the console (their own cases), and the words that decide it: report, sanction, appeal, dispute, case, payout.',
    'npm run jobs': 'Failed jobs with their errors; -- retry ID runs one at once with all its attempts.',
    'npm run retained':
      'Name, phone and e-mail of somebody who left, where the law keeps them; wants a reason and is audited.',
    'npm run sandbox': 'What the payment sandbox took in this database; -- settle ends it before real keys are set.',
    'npm run rotate-keys': 'New signing and sealing keys; -- master wraps them with a new MASTER_KEY at once.',
    'npm run backup': 'Copies database and pictures into an empty folder while the product runs.',
    'npm run restore':
      'Restores such a folder, or a nightly one by its name, into an empty database; alone it lists those.',
    'npm run products:import': 'Adds and updates products from a CSV file.',
    'npm run places:import': 'Loads official road-address files.',
  },
  'Check a change': {
    'npm run test:quick': 'Types, lint, contract and the shorter tests of server and web; for daily work.',
    'npm test': 'Types, lint, format, unused code, all tests by day on a real PostgreSQL, journeys in a browser.',
    'npm run test:all': 'npm test with everything slow, every command of this list, and the other versions of Node.',
    'npx vitest': 'A part alone: run --project server FILE (contract, web and e2e likewise).',
    'npm run check': 'Types, lint with the import arrows, format, unused code, generated files.',
    'npm run types': 'tsc over every package.',
    'npm run lint': 'Biome and oxlint.',
    'npm run format': 'Formats the sources and sorts imports.',
    'npm run unused': 'Unused files, exports and packages.',
    'npm run generate':
      'Writes what is derived (*.gen.ts): contract faces and calls, table types, the list of features.',
    'npm run lock': 'Completes package-lock.json with the optional packages of other platforms.',
    'npm run fonts': 'Cuts the typefaces anew, when first screens learnt a syllable.',
  },
  'Test harder': {
    'npm run test:steady':
      'Every ring again and again in random order, alone and beside busy processes; a table of what failed.',
    'npm run test:node': 'The tests on another version of Node (-- 24; without a number 20, 22 and 24).',
    'npm run test:previous': 'The release before on the schema of today (RELEASE=commit where there is no tag v*).',
    'npm run test:races': 'The races for seats with 300 people in twenty rounds.',
    'npm run test:chaos':
      'A minute of cuts, pauses and restarts under 50 rooms on two nodes with Redis; CHAOS_SEED repeats one.',
    'npm run test:mutation':
      'Mutates the rules of money and stages; every mutant must be noticed. MUTATE=verbs for what carries them out.',
    'npm run cluster': 'The product as several machines run it, on this one; names the Debian packages it lacks.',
    'npm run test:cluster':
      'Faults under load on such a cluster, and what people felt; -- WORDS picks faults, ROUNDS=1 is shorter.',
  },
  'Look and measure': {
    'npm run shots': 'Every route as everybody, in every size, light and dark, into shots/.',
    'npm run lighthouse': 'Lighthouse on a phone, median of three cold loads per page; fails outside its limits.',
    'npm run eval:assistant': 'The assistant against its sets of talks.',
    'npm run eval:voices': 'The assistant against talks of voices that no reader was trained on.',
    'npm run eval:record': 'Each turn of these sets that comes out otherwise than at a COMMIT.',
    'npm run eval:picks': 'The recommended purchases against popularity and nearness.',
    'npm run eval:products': 'The recommended products against interest, popularity and dice.',
    'npm run eval:words': 'Which names a word finds, judged by hand.',
    'npm run bench:boards': 'List, post and search beside a bare route.',
    'npm run bench:finding': 'Finding by words and telling people in a country of a million.',
    'npm run bench:pay': 'Joins and payments beside the least SQL that loses nothing.',
    'npm run bench:assistant': 'A whole turn of the assistant.',
    'npm run bench:search': 'Search as the country grows.',
    'npm run bench:size': 'The same calls at parts of a large country.',
    'npm run bench:render': 'Rendering a page on the server; after a build.',
    'npm run bench:chat': 'Deliveries of the chat beside a bare fan-out.',
    'npm run bench:floor': 'Latency of a message above the floor of a group commit.',
    'npm run bench:since': 'Every call beside what it cost at RELEASE=commit.',
    'node scripts/scale.mjs': 'What so many people a day need.',
  },
};
