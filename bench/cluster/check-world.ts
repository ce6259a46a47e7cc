import { connect } from '../../server/src/db/connect';
import type { Load } from './load';
import { until } from './until';
import type { Step, World } from './world';

type Pool = ReturnType<typeof connect>['pool'];

/** What was acknowledged and is not there, or is there twice; empty when every promise was kept. */
export async function checkWorld(databaseUrl: string, world: World, load: Load): Promise<string[]> {
  const { pool, close } = connect(databaseUrl, { max: 2 });
  try {
    const wrong = [...(await joinsOf(pool, world, load)), ...(await moneyOf(pool, world, load))];
    return [...wrong, ...(await messagesOf(pool, world, load))];
  } finally {
    await close();
  }
}

const boardsOf = (steps: readonly Step[]) => [...new Set(steps.map(({ boardId }) => boardId))];
const nameOf = ({ boardId, userId }: Step) => `${boardId}/${userId}`;

/** A seat, an ENTER and (but for the last seat, which tells everybody) a word to the leader: one of each per join. */
async function joinsOf(pool: Pool, world: World, { joined }: Load): Promise<string[]> {
  const { rows } = await pool.query<{ board: string; person: string; enters: string; told: string; full: boolean }>(
    `select p.board_id as board, p.user_id as person, b.member_count = b.total_user as full,
       (select count(*) from messages m where m.room_id = p.board_id and m.type = 'ENTER' and m.participant_id = p.id) as enters,
       (select count(*) from notifications n where n.board_id = p.board_id and n.kind = 'SEAT_TAKEN') as told
     from seated p join boards b on b.id = p.board_id where p.board_id = any ($1) and p.role = 'FOLLOWER'`,
    [boardsOf(world.joins)],
  );
  const seats = rows.map(({ board, person }) => nameOf({ boardId: Number(board), userId: Number(person) }));
  const perBoard = boardsOf(world.joins).map((board) => ({
    board,
    seated: rows.filter((row) => Number(row.board) === board),
  }));
  return [
    ...joined.filter((step) => !seats.includes(nameOf(step))).map((step) => `join ${nameOf(step)} is lost`),
    ...(seats.length === new Set(seats).size ? [] : ['somebody has two seats']),
    ...rows
      .filter(({ enters }) => Number(enters) !== 1)
      .map((row) => `${row.enters} ENTER for ${row.board}/${row.person}`),
    ...perBoard
      .filter(({ seated }) => seated[0] && Number(seated[0].told) !== seated.length - (seated[0].full ? 1 : 0))
      .map(({ board, seated }) => `${seated[0]!.told} words to the leader of ${board} for ${seated.length} seats`),
  ];
}

/** What the provider took is in the books once, also where the payer's page never heard of it. */
async function moneyOf(pool: Pool, world: World, { paid }: Load): Promise<string[]> {
  const boards = boardsOf(world.payments);
  const read = async () => {
    const { rows } = await pool.query<{ board: string; person: string; taken: string; booked: string }>(
      `select p.board_id as board, p.user_id as person,
         (select count(*) from sandbox_payments s join orders o on o.merchant_uid = s.merchant_uid
          where o.participant_id = p.id and s.status = 'paid') as taken,
         (select count(*) from ledger_sets l where l.participant_id = p.id and l.kind = 'PAYMENT') as booked
       from participants p where p.board_id = any ($1) and p.role = 'FOLLOWER'`,
      [boards],
    );
    return rows;
  };
  const settled = async () => (await read()).every(({ taken, booked }) => taken === booked);
  const wrong: string[] = [];
  await until('every payment in the books', settled, 60_000).catch((error: Error) => wrong.push(error.message));
  const rows = await read();
  const booked = new Set(
    rows
      .filter((row) => Number(row.booked) === 1)
      .map((row) => nameOf({ boardId: Number(row.board), userId: Number(row.person) })),
  );
  const { rows: sums } = await pool.query<{ account: string; amount: string }>(
    'select account, sum(amount) as amount from ledger_entries where board_id = any ($1) group by account',
    [boards],
  );
  const total = sums.reduce((sum, { amount }) => sum + Number(amount), 0);
  return [
    ...wrong,
    ...paid.filter((step) => !booked.has(nameOf(step))).map((step) => `payment ${nameOf(step)} is not in the books`),
    ...rows.filter((row) => Number(row.booked) > 1).map((row) => `payment ${row.board}/${row.person} is there twice`),
    ...(total === 0 ? [] : [`the ledger's sum is ${total}`]),
  ];
}

/** Everybody has heard everything in one order; exactly what was acknowledged is stored, each once. */
async function messagesOf(pool: Pool, world: World, { members }: Load): Promise<string[]> {
  const { rows } = await pool.query<{ room: string; seq: number; key: string | null }>(
    'select room_id as room, seq, key from messages where room_id = any ($1) order by seq',
    [world.rooms.map(({ roomId }) => roomId)],
  );
  const keys = rows.flatMap(({ key }) => key ?? []);
  const acknowledged = members.flatMap((member) => [...member.acknowledged]);
  const stored = new Set(keys);
  const perRoom = world.rooms.map(({ roomId }) => rows.filter(({ room }) => Number(room) === roomId).length);
  const perMember = members.map((member) => member.sequence());
  const width = members.length / world.rooms.length;
  return [
    ...(keys.length === stored.size ? [] : [`${keys.length - stored.size} messages are stored twice`]),
    ...acknowledged.filter((key) => !stored.has(key)).map((key) => `message ${key} is lost`),
    ...perMember.flatMap((heard, at) => {
      const expected = perRoom[Math.floor(at / width)]!;
      return heard.length === expected && heard.every((seq, place) => seq === place + 1)
        ? []
        : [`member ${at} heard ${heard.length} of ${expected} messages`];
    }),
  ];
}
