import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { UserId } from '@mungchi/contract';
import { connect } from '../../server/src/db/connect';
import { livePostmaster } from '../../server/src/db/embedded/postmaster';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { migrate } from '../../server/src/db/migrate';
import { oneKey } from '../../server/src/db/shared-keys';
import { sharedSecret } from '../../server/src/db/shared-secret';
import { accessTokens } from '../../server/src/http/access-token';

export const ROOMS = 50;
export const MEMBERS = 10;

export type Seat = { roomId: number; token: string };

export type World = { databaseUrl: string; databasePid: number; seats: Seat[]; close(): Promise<void> };

/** A PostgreSQL of its own (durable as in production) with 50 rooms of ten people. It may start slowly on a busy machine. */
export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-bench-'));
  const server = await startEmbedded(path.join(folder, 'postgres'), { startWithinMs: 600_000 });
  const { db, pool, close } = connect(server.url, { max: 2 });
  await migrate(server.url);
  await pool.query(
    `
    insert into users (provider, provider_user_id, name, email, nickname, nickname_key, profile_url, signed_up_at)
    select 'kakao', n::text, '이웃 ' || n, n || '@example.org', '이웃' || n, '이웃' || n, '/avatars/pink.webp', now()
    from generate_series(1, $1) n`,
    [ROOMS * MEMBERS],
  );
  await pool.query(
    `
    insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude, longitude, pictures, member_count)
    select (n - 1) * $2 + 1, '감귤', '10kg', '감귤 10kg 공구합니다.', $2, 30000, current_date + 30, 1, '제주시', 33.45, 126.57, '[]', $2
    from generate_series(1, $1) n order by n`,
    [ROOMS, MEMBERS],
  );
  await pool.query(`insert into chat_rooms (id, title) select id, '감귤 10kg 공구방' from boards`);
  await pool.query(
    `
    insert into participants (board_id, user_id, role)
    select (u.id - 1) / $1 + 1, u.id, case when (u.id - 1) % $1 = 0 then 'LEADER' else 'FOLLOWER' end from users u`,
    [MEMBERS],
  );
  await pool.query('analyze');
  const tokens = accessTokens(oneKey(await sharedSecret(db, 'access-token', [])), () => new Date());
  const seats = Array.from({ length: ROOMS * MEMBERS }, (_, at) => ({
    roomId: Math.floor(at / MEMBERS) + 1,
    token: tokens.issue((at + 1) as UserId),
  }));
  await close();
  return {
    databaseUrl: server.url,
    databasePid: livePostmaster(path.join(folder, 'postgres/data'))!.pid,
    seats,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
