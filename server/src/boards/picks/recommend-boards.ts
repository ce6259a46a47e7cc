import { RADII, RECOMMENDATIONS, type RecommendedBoard, split, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { statusOf, takenSeats } from '../board-rules';
import { CARD_COLUMNS, cardsOf } from '../lists/board-cards';
import { isPersonal, pickReasonOf } from './board-pick-reason';
import { type BoardPick, type Candidate, rankPicks } from './board-picks-rules';
import { readPickCandidates, readTaste } from './pick-rows';

/** Tries the neighbourhood first and widens to the town when it has too few candidates. */
const TIERS = [...RADII, 10_000];

/** At most eight, best first, each with its reason. */
export async function recommendBoards(deps: Deps, userId: UserId): Promise<RecommendedBoard[]> {
  const at = deps.now();
  // One after the other: at a replica all statements of a call share a connection.
  const candidates = await nearestEnough(deps, userId, at);
  const taste = await readTaste(deps.db, userId, at);
  return readCards(deps, rankPicks(candidates, taste), at);
}

async function nearestEnough({ db }: Deps, userId: UserId, at: Date): Promise<Candidate[]> {
  let found: Candidate[] = [];
  for (const radius of TIERS) {
    found = await readPickCandidates(db, userId, radius, at);
    if (found.length >= RECOMMENDATIONS) break;
  }
  return found;
}

async function readCards({ db }: Deps, picks: BoardPick[], at: Date): Promise<RecommendedBoard[]> {
  if (picks.length === 0) return [];
  const ids = picks.map((pick) => pick.candidate.id);
  const page = sql`
    select ${CARD_COLUMNS}, null::float8 as distance, b.created_at as sorted_at from boards b where b.id = any(${ids}::bigint[])`;
  const { rows } = await cardsOf(page).execute(db);
  const byId = new Map<number, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return picks.flatMap((pick) => {
    const row = byId.get(pick.candidate.id);
    if (!row) return [];
    return [
      {
        id: row.id,
        image: row.picture.url,
        picture: row.picture,
        title: row.title,
        quantity: row.quantity,
        perPersonPrice: split(row.price, row.totalUser).follower,
        totalUsers: row.totalUser,
        currentUsers: takenSeats(row),
        participants: row.participants,
        boardStatus: statusOf(row, at),
        deadline: row.deadline,
        distance: Math.round(pick.candidate.distance),
        reason: pickReasonOf(pick),
        personal: isPersonal(pick),
      },
    ];
  });
}
