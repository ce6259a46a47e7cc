import { type BoardId, seoulDay, startOfSeoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { BoardRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { isWaiting } from '../../jobs/jobs';
import { againOpened } from '../../notifications/again-entries';
import { type NewNotification, notify } from '../../notifications/notify';
import { keywordOpened, openedNearby, regularOpened } from '../../notifications/opened-entries';
import { distanceMetres } from '../../places/distance';
import { giveBackAgain } from '../again/open-again';
import { isJoinable, openSeats } from '../board-rules';
import { firstRightsOf } from '../seats/first-rights';
import { decideFirst } from '../seats/first-rules';
import type { PersonFound } from './finding-rules';
import { SOURCES } from './people-to-tell';
import { theCalled } from './read-called';
import { readFacts } from './read-facts';
import { notifiedMost, type Reason, stillCalls, tellReasonOf } from './reason-rules';

/** One person, with every reason a source named them for. */
type Candidate = { userId: UserId; metres: number; has: Set<Reason>; word: string };
type Told = Candidate & { reason: Reason };

/** Tells those who asked for it of a purchase that somebody opened: each for one reason, the nearest first. Run again, nobody is told again. */
export async function tellNew(deps: Deps, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const at = deps.now();
    const boards = tx.selectFrom('boards').modifyFront(PREPARED).selectAll().where('id', '=', boardId);
    const board = await boards.executeTakeFirstOrThrow();
    const isThere = !board.deletedAt && !board.heldAt && isJoinable(board, at);
    if (!isThere || !stillCalls(await openedEarlier(tx, board))) return giveBackAgain(tx, board);
    if (await waitsForFirst(tx, board, at)) {
      await tellLater(deps, tx, boardId, board.firstUntil!);
      return;
    }
    const people = await peopleToTell(tx, board, at);
    const leader = await nicknameOf(tx, board.leaderId);
    await notify(
      deps,
      tx,
      people.map((told) => entryOf(told, board, leader, at)),
    );
    faultPoint('tell-new.before-commit');
  });
  faultPoint('tell-new.after-commit');
}

const laterKey = (boardId: BoardId): string => `tell-new ${boardId}`;

async function tellLater({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, boardId: BoardId, runAt: Date): Promise<void> {
  await jobs.add(tx, 'boards.tell-new', { boardId }, { runAt, key: laterKey(boardId) });
}

/** The hour of those who sit first is over sooner: whoever waits for its end hears of it then. Nobody is called anew. */
export async function tellSooner(deps: Pick<Deps, 'jobs'>, tx: Tx, boardId: BoardId, firstUntil: Date): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`select ${isWaiting(sql`${laterKey(boardId)}`)} as waits`.execute(tx);
  if (rows[0]!.waits) await tellLater(deps, tx, boardId, firstUntil);
}

/** Those who looked for it sit first and know already; everybody else is called when they may sit. */
async function waitsForFirst(tx: Tx, board: BoardRow, at: Date): Promise<boolean> {
  const rights = await firstRightsOf(tx, board, board.leaderId, at);
  return decideFirst(board, rights, 1, at) !== null;
}

/** Of the same Seoul day and leader, before this one; deleted ones count too. */
async function openedEarlier(tx: Tx, board: BoardRow): Promise<number> {
  const { earlier } = await tx
    .selectFrom('boards')
    .modifyFront(PREPARED)
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .where('leaderId', '=', board.leaderId)
    .where('id', '<', board.id)
    .where('createdAt', '>=', startOfSeoulDay(seoulDay(board.createdAt)))
    .executeTakeFirstOrThrow();
  return Number(earlier);
}

/** The nearest first, in pieces: what keeps people from being told is looked up for as many as are needed. */
async function peopleToTell(tx: Tx, board: BoardRow, at: Date): Promise<Told[]> {
  const most = notifiedMost(openSeats(board));
  const candidates = await findCandidates(tx, board, at);
  const told: Told[] = [];
  for (let from = 0; from < candidates.length && told.length < most; from += most) {
    const piece = candidates.slice(from, from + most);
    const ids = piece.map(({ userId }) => userId);
    const facts = await readFacts(tx, board, ids, at);
    for (const each of piece) {
      const known = facts.get(each.userId);
      const reason = known ? tellReasonOf({ ...known, metres: each.metres, has: each.has }) : null;
      if (reason) told.push({ ...each, reason });
    }
  }
  return told.slice(0, most);
}

async function findCandidates(tx: Tx, board: BoardRow, at: Date): Promise<Candidate[]> {
  const people = new Map<UserId, Candidate>();
  for (const { reason, find } of SOURCES) {
    for (const found of await find(tx, board, theCalled(), at)) add(people, board, reason, found);
  }
  return [...people.values()].sort((a, b) => a.metres - b.metres || a.userId - b.userId);
}

/** Of several words the longest is said: it is the nearest to what was meant. */
function add(
  people: Map<UserId, Candidate>,
  board: BoardRow,
  reason: Reason,
  { userId, word = '', ...home }: PersonFound,
) {
  const known = people.get(userId) ?? { userId, metres: distanceMetres(board, home), has: new Set<Reason>(), word: '' };
  known.has.add(reason);
  if (word.length > known.word.length) known.word = word;
  people.set(userId, known);
}

function entryOf({ userId, reason, metres, word }: Told, board: BoardRow, leader: string, at: Date): NewNotification {
  switch (reason) {
    case 'REGULAR':
      return { userId, ...regularOpened(board, leader, metres) };
    case 'AGAIN':
      return { userId, ...againOpened(board, leader) };
    case 'NEARBY':
      return { userId, ...openedNearby(board, at) };
    case 'KEYWORD':
    case 'WISH':
      return { userId, ...keywordOpened(board, word, metres) };
  }
}

async function nicknameOf(tx: Tx, userId: UserId): Promise<string> {
  const { nickname } = await tx
    .selectFrom('users')
    .modifyFront(PREPARED)
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return nickname ?? '이웃';
}
