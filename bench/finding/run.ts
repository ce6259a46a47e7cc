import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BoardId } from '@mungchi/contract';
import { calledWords, probesOf } from '../../server/src/boards/finding/finding-rules';
import { SOURCES } from '../../server/src/boards/finding/people-to-tell';
import { tellNew } from '../../server/src/boards/finding/tell-new';
import { backendOf, CITY, fillCountry, fillWishes, pagesOf } from '../../server/src/boards/finding/test-country';
import { theAlikeWords } from '../../server/src/boards/lists/alike-words';
import { openBoard } from '../../server/src/boards/test-boards';
import { listWishes } from '../../server/src/boards/wishes/read-wishes';
import { connect } from '../../server/src/db/connect';
import type { BoardRow } from '../../server/src/db/rows';
import type { Tx } from '../../server/src/db/schema';
import type {} from '../../server/src/db/test-cluster';
import { transact } from '../../server/src/db/transaction';
import { type Person, type TestApp, testApp } from '../../server/src/test-app';
import { createWorld } from '../boards/world';

/** `npm run bench:finding`: what it costs to find and tell the people of a new purchase, and other orders of the lists. */
const PEOPLE = Number(process.env['PEOPLE'] ?? 1_000_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
/** Three hundred of them around the reader. */
const BOARDS = 2000;
const called = calledWords(theAlikeWords());

const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');

console.log(`load average before: ${load()}`);
const [tenth, whole] = [await inCountry(PEOPLE / 10), await inCountry(PEOPLE)];
console.log(`\n| | ${PEOPLE / 10} people | ${PEOPLE} people | ratio |\n|---|---|---|---|`);
for (const [name, figure] of Object.entries(whole)) {
  const small = tenth[name]!;
  console.log(`| ${name} | ${small.toFixed(1)} | ${figure.toFixed(1)} | ${(figure / small).toFixed(2)} |`);
}
console.log(`\nload average after: ${load()}`);

/** Each figure is said as soon as it is there: a run that is broken off is not for nothing. */
async function inCountry(people: number): Promise<Record<string, number>> {
  const world = await createWorld([BOARDS]);
  const url = world.urls.get(BOARDS)!;
  const { db, close } = connect(url, { max: 8 });
  const database = { url, db, close } as TestApp['database'];
  const t = await testApp({ now: new Date(), database, encoderFile: null });
  try {
    const from = performance.now();
    await fillCountry(t.db, people);
    console.log(`\n${people} people, filled in ${Math.round((performance.now() - from) / 1000)} s, load ${load()}`);
    const leader = await t.person(CITY);
    const reader = await t.person(CITY);
    const figures: Record<string, number> = {};
    for (const measure of [
      () => finding(t, leader, 'most wanted', '제주 감귤'),
      () => finding(t, leader, 'most wanted, long name', '제주서귀포산지 노지조생타이벡 무농약친환경 꼬마감귤'),
      () => finding(t, leader, 'nobody’s', '헿뷁쀓뗣갹됽 뢟뤩뭻뱳 뱴쀼쌻앏 쟓젃졃좃'),
      () => telling(t),
      () => listing(t, reader),
      () => wishing(t, reader),
    ]) {
      const found = await measure();
      for (const [name, figure] of Object.entries(found)) console.log(`  ${name}: ${figure.toFixed(2)}`);
      Object.assign(figures, found);
    }
    return figures;
  } finally {
    await t.close();
    await world.close();
  }
}

/** Pages of tables and indexes that the keyword source touches, and its processor time with that of the rules. */
async function finding(t: TestApp, leader: Person, name: string, goods: string): Promise<Record<string, number>> {
  const id = await openAt(t, leader, goods);
  const board = await t.db.selectFrom('boards').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { find } = SOURCES.find(({ reason }) => reason === 'KEYWORD')!;
  const pages: number[] = [];
  const cpu: number[] = [];
  let found = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    await transact(t.db, async (tx) => {
      // What the connection did before may not have been flushed yet.
      const read = await pagesOf(tx);
      const spent = await cpuOf(tx);
      found = (await find(tx, board as BoardRow, called, new Date())).length;
      const used = spent();
      if (round > 0) cpu.push(used);
      pages.push((await pagesOf(tx)) - read);
    });
  }
  return {
    [`find, ${name}: probes`]: probesOf(goods, called).length,
    [`find, ${name}: people`]: found,
    [`find, ${name}: pages`]: middle(pages),
    [`find, ${name}: CPU ms of server and database`]: middle(cpu),
  };
}

/** Five hundred people told: all of the job, by the clock. */
async function telling(t: TestApp): Promise<Record<string, number>> {
  const took: number[] = [];
  let told = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const id = await openAt(t, await t.person(CITY), '제주 감귤');
    const from = performance.now();
    await tellNew(t.deps, id);
    if (round > 0) took.push(performance.now() - from);
    const { n } = await t.db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('boardId', '=', id)
      .executeTakeFirstOrThrow();
    told = Number(n);
  }
  return { 'tell: people': told, 'tell: ms in all': middle(took) };
}

/** The first page around somebody, each time fresh. */
async function listing(t: TestApp, reader: Person): Promise<Record<string, number>> {
  const took: Record<string, number[]> = { newest: [], closing: [], near: [], cheap: [] };
  const boards = await t.db.selectFrom('boards').select('id').execute();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const sort of round % 2 ? Object.keys(took) : Object.keys(took).toReversed()) {
      t.clock.now = new Date(t.clock.now.getTime() + 31_000);
      const awake = { ...reader, token: t.deps.tokens.issue(reader.userId) };
      const from = performance.now();
      const { status } = await t.call(awake, 'GET', `/api/group-boards?recruiting=true&limit=20&sort=${sort}`);
      if (status !== 200) throw new Error(`The list by ${sort} answered ${status}.`);
      if (round > 0) took[sort]!.push(performance.now() - from);
    }
  }
  const newest = middle(took['newest']!);
  return {
    'list: purchases': boards.length,
    'list, newest: ms': newest,
    ...Object.fromEntries(
      ['closing', 'near', 'cheap'].map((sort) => [`list, ${sort} ÷ newest`, middle(took[sort]!) / newest]),
    ),
  };
}

/** Two thousand open wishes within reach: the strip's pages. */
async function wishing(t: TestApp, reader: Person): Promise<Record<string, number>> {
  await fillWishes(t.db, reader.userId);
  const pages: number[] = [];
  let shown = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await transact(t.db, async (tx) => {
      const read = await pagesOf(tx);
      shown = (await listWishes({ db: tx, now: () => new Date() }, reader.userId)).length;
      pages.push((await pagesOf(tx)) - read);
    });
  }
  return { 'wishes: shown': shown, 'wishes: pages': middle(pages) };
}

async function openAt(t: TestApp, leader: Person, name: string): Promise<BoardId> {
  const id = await openBoard(t, leader, { name, totalUser: 8 });
  await t.db.updateTable('boards').set(CITY).where('id', '=', id).execute();
  return id;
}

/** Milliseconds of this process and of the transaction's backend since then. */
async function cpuOf(tx: Tx): Promise<() => number> {
  const file = `/proc/${await backendOf(tx)}/schedstat`;
  const nanoseconds = () => Number(readFileSync(file, 'utf8').split(' ')[0]);
  const [backend, own] = [nanoseconds(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(own);
    return (user + system) / 1e3 + (nanoseconds() - backend) / 1e6;
  };
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
