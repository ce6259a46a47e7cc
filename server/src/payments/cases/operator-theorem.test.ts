import { DAY_MS, type ParticipantId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../db/transaction';
import { dice } from '../../eval/dice';
import { operatorPerson } from '../../operator/test-operator';
import { type TestApp, testApp } from '../../test-app';
import { isWhole, SEED as MOVING } from '../../test-ring';
import { freeIn } from '../ledger/ledger-rows';
import { leftFor } from '../ledger/left-for';
import { booksOf } from '../ledger/test-books';
import { fullRoom, roomIn, stageOf, type TestRoom } from '../test-rooms';
import { caseVerbs } from './case-verb-rules';
import { readCaseFacts } from './read-case-facts';
import { openCasesOf, refundsOf } from './test-cases';
import { moodyProvider } from './test-moody-provider';
import {
  DEEDS,
  decideAny,
  endPayoutsOfLeavers,
  pressButton,
  strandedIn,
  tick,
  tryDeed,
  type World,
} from './test-theorem-deeds';

/** `MANY=10` plays ten times as many rooms. */
const MANY = Number(process.env['MANY'] ?? 1);
const SEED = Number(process.env['ROOMS_SEED'] ?? MOVING);
const ROOMS = (isWhole ? 10 : 3) * MANY;
const ROUNDS = 14;
const SILENT_DAYS = 32;
const STAGES = ['PURCHASED', 'PAYING', 'PURCHASED', 'COMPLETED', 'RECRUITED'] as const;

/** Deeds that end a purchase. */
const RARE = ['ban', 'call off', 'cancel', 'leave'];
const OFTEN = Object.keys(DEEDS).filter((name) => !RARE.includes(name));

let t: TestApp;
let world: World;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  const { userId } = await operatorPerson(t);
  const operator = { userId, requestId: 'theorem' };
  world = { t, roll: dice(SEED), operator, provider: moodyProvider(t), tried: new Map() };
});
afterAll(() => t.close());

test(`whatever people, the provider and operators did, in any order: every won is where it belongs, or a case that a verb ends (SEED=${SEED})`, {
  timeout: 300_000 * MANY,
}, async () => {
  const { roll } = world;
  const rooms: TestRoom[] = [];
  for (let nth = 0; nth < ROOMS; nth++) {
    const stage = STAGES[nth % STAGES.length]!;
    rooms.push(stage === 'RECRUITED' ? await fullRoom(t) : await roomIn(t, stage));
  }
  const done = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const room of rooms) {
      const name = roll.pick(roll.chance(0.1) ? RARE : OFTEN);
      if (await tryDeed(() => DEEDS[name]!(world, room))) done.set(name, (done.get(name) ?? 0) + 1);
    }
    await tick(t, 1 + roll.below(20));
  }

  let longest = 0;
  const silence = t.clock.now.getTime();
  for (let day = 0; day < SILENT_DAYS; day++) {
    const open = await Promise.all(rooms.map((room) => strayIn(room)));
    if (open.some((each) => each.length > 0)) longest = (t.clock.now.getTime() - silence) / DAY_MS;
    await passDay();
  }
  for (const room of rooms) expect([room.id, await strayIn(room)]).toEqual([room.id, []]);
  const cases = (await Promise.all(rooms.map((room) => openCasesOf(t, room)))).flat();

  let rounds = 0;
  for (; rounds < 10 && (await isAnythingOpen(rooms)); rounds++) {
    for (const room of rooms) {
      for (let times = 0; times < 3; times++) for (const each of await openCasesOf(t, room)) await endOne(room, each);
      for (let times = 0; times < 2; times++) await decideAny(world, room);
    }
    await endPayoutsOfLeavers(world);
    for (let days = 0; days < 4; days++) await passDay();
  }
  await endPayoutsOfLeavers(world);
  for (const room of rooms) {
    const { held, balance, openRefunds } = await booksOf(t, room);
    expect([room.id, await openCasesOf(t, room), openRefunds, held, balance]).toEqual([room.id, [], [], 0, 0]);
    expect(['COMPLETED', 'CANCELLED']).toContain(await stageOf(t, room));
    expect([room.id, await strandedIn(t, room)]).toEqual([room.id, 0]);
  }
  if (process.env['LONGEST'])
    console.log({
      seed: SEED,
      rooms: ROOMS,
      longestDays: longest,
      cases: cases.length,
      rounds,
      done,
      tried: world.tried,
    });
});

/** Two looks a day: some deadlines wait for daylight, and looks that are 24 hours apart may all fall into the night. */
async function passDay(): Promise<void> {
  await tick(t, 11);
  await tick(t, 13);
}

/** An operator presses what is offered, in any order, until one is accepted. */
async function endOne(room: TestRoom, { id }: { id: number }): Promise<void> {
  const found = (await openCasesOf(t, room)).find((each) => each.id === id);
  // Ended with another one.
  if (!found) return;
  const facts = (await readCaseFacts(t.db, [id], t.clock.now)).get(id)!;
  const verbs = caseVerbs(facts).toSorted(() => (world.roll.chance(0.5) ? 1 : -1));
  const ends = [...verbs.filter((verb) => verb !== 'RETRY'), ...verbs.filter((verb) => verb === 'RETRY')];
  for (const verb of ends) if (await pressButton(world, found, verb)) return;
  throw new Error(`No verb of ${ends.join(' ')} is accepted for c${id} ${found.kind}`);
}

async function isAnythingOpen(rooms: readonly TestRoom[]): Promise<boolean> {
  for (const room of rooms) {
    const { held, openRefunds } = await booksOf(t, room);
    if (held > 0 || openRefunds.length > 0 || (await openCasesOf(t, room)).length > 0) return true;
  }
  return false;
}

/** What is neither where it belongs nor a case with a verb. */
async function strayIn(room: TestRoom): Promise<string[]> {
  const stray: string[] = [];
  const open = await openCasesOf(t, room);
  const facts = await readCaseFacts(
    t.db,
    open.map(({ id }) => id),
    t.clock.now,
  );
  for (const { id, kind } of open) if (caseVerbs(facts.get(id)!).length === 0) stray.push(`${kind} has no verb`);
  for (const { doneAt, impUid, id } of await refundsOf(t, room))
    if (!doneAt && !open.some((each) => each.impUid === impUid && each.kind.startsWith('REFUND_')))
      stray.push(`refund ${id} is open and no case`);
  const stage = await stageOf(t, room);
  const payers = await asideIn(room);
  if (!['COMPLETED', 'CANCELLED'].includes(stage) && payers.length === 0) stray.push(`nobody ends ${stage}`);
  let free = await transact(t.db, (tx) => freeIn(tx, room.id));
  if (stage === 'PURCHASED')
    for (const seat of payers) free -= await transact(t.db, (tx) => leftFor(tx, { id: seat, boardId: room.id }));
  const stranded = await strandedIn(t, room);
  if (stranded !== 0) stray.push(`${stranded} won are a leaver's, and no payout is asked for`);
  if (free !== 0)
    stray.push(
      `${free} won are held for nobody in ${stage}, beside ${open.map(({ kind }) => kind).join(' ') || 'no case'}`,
    );
  return stray;
}

/** Whose money waits for an operator: of an escalated dispute, or of a payment the provider did not confirm before it was handed over. */
async function asideIn(room: TestRoom) {
  const { rows } = await sql<{ participantId: ParticipantId }>`
    select participant_id from disputes where board_id = ${room.id} and state = 'ESCALATED'
    union select o.participant_id from orders o join money_cases c on c.imp_uid = o.imp_uid
    where o.board_id = ${room.id} and o.status = 'PAID' and c.kind = 'UNCONFIRMED' and c.closed_at is null
      and (o.withheld_at is not null or not exists (
        select from ledger_sets s where s.board_id = o.board_id and s.kind = 'HAND_OVER'))`.execute(t.db);
  return rows.map(({ participantId }) => participantId);
}
