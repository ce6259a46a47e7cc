import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { READERS_CHANNEL } from '../../users/people-channel';
import type { ListPoint } from './list-nearby-boards';

/** Whose purchases a reader does not see, and which: blocks both ways, and what the reader reported. */
export type Hidden = { leaders: number[]; boards: number[] };
export type ListReader = ListPoint & { hidden: Hidden };
/** Null: somebody without a place. */
export type ListReaders = (db: Db, userId: UserId) => Promise<ListReader | null>;

const NOTHING: Hidden = { leaders: [], boards: [] };
/** Maximum age: bounds staleness for changes without an announcement, such as manual edits in the database. */
const LONGEST_MS = 30_000;
/** Where nobody tells of what another node did: a block is not late. */
const UNTOLD_MS = 5_000;
const READERS = 10_000;

/** Where readers live and what they do not see, remembered on this node until that changes. */
export function listReaders({ now, bus }: Pick<Deps, 'now' | 'bus'>): ListReaders {
  const known = new Map<string, { reader: ListReader; from: number }>();
  /** A read that began before the last change is not remembered. */
  let changes = 0;
  bus.subscribe(READERS_CHANNEL, (userId) => {
    changes += 1;
    known.delete(userId);
  });
  bus.onGap(() => {
    changes += 1;
    known.clear();
  });

  return async (db, userId) => {
    const key = String(userId);
    const cached = known.get(key);
    const at = now().getTime();
    const longest = bus.shared && bus.connected ? LONGEST_MS : UNTOLD_MS;
    // A clock that was set back makes nothing younger.
    if (cached && at < cached.from + longest && at >= cached.from) return cached.reader;
    const before = changes;
    const reader = await readerOf(db, userId);
    if (!reader || before !== changes) return reader;
    if (known.size >= READERS) known.clear();
    known.set(key, { reader, from: at });
    return reader;
  };
}

async function readerOf(db: Db, userId: UserId): Promise<ListReader | null> {
  const { rows } = await sql<ListPoint & { seesLess: boolean }>`${PREPARED}
    select latitude, longitude, sees_less from users where id = ${userId} and latitude is not null`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const hidden = row.seesLess ? await hiddenFrom(db, userId) : NOTHING;
  return { latitude: row.latitude, longitude: row.longitude, hidden };
}

/** In a query of its own: as a part of the reader's it cost everybody, also those who have nothing to leave out. */
async function hiddenFrom(db: Db, userId: UserId): Promise<Hidden> {
  const { rows } = await sql<Hidden>`${PREPARED}
    select (select coalesce(json_agg(who), '[]') from (
        select blocked_id as who from blocks where blocker_id = ${userId}
        union all select blocker_id from blocks where blocked_id = ${userId}
      ) x) as leaders,
      (select coalesce(json_agg(board_id), '[]') from reports
        where reporter_id = ${userId} and target_kind = 'BOARD') as boards`.execute(db);
  return rows[0]!;
}
