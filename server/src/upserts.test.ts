import { describe, expect, test } from 'vitest';
import { sourcesIn } from './test-statements';

/** By which a row is somebody's. */
const OWNER = /^(user|participant|writer|reporter|blocker|follower|leader|asker)_?id$/i;

type Upsert = { file: string; table: string; columns: string[]; filters: string[] };

/** Every insert that overwrites the row it meets, with what it meets it by and what else must hold. */
function upsertsOf(file: string, source: string): Upsert[] {
  const built = [...source.matchAll(/\.insertInto\('(\w+)'\)([\s\S]*?)\.execute/g)].flatMap(([, table, rest]) => {
    const conflict = /\.onConflict\(([\s\S]*)/.exec(rest!)?.[1];
    if (!conflict?.includes('doUpdateSet')) return [];
    const columns = /\.columns?\(([^)]*)\)/.exec(conflict)?.[1] ?? '';
    const filters = [...conflict.matchAll(/\.where\('(?:\w+\.)?(\w+)'/g)].map(([, column]) => column!);
    return [{ file, table: table!, columns: columns.match(/\w+/g) ?? [], filters }];
  });
  const written = [...source.matchAll(/insert into (\w+)([^`]*)/g)].flatMap(([, table, rest]) => {
    const conflict = /on conflict \(([^)]*)\)([\s\S]*)/.exec(rest!);
    if (!conflict || !/do update/.test(conflict[2]!)) return [];
    return [{ file, table: camel(table!), columns: conflict[1]!.match(/\w+/g) ?? [], filters: [] }];
  });
  return [...built, ...written];
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What nobody owns, or what a lock has decided before. Exact. */
const WITHOUT_OWNER: Record<string, string> = {
  'places/import-road-file.ts placeAddresses': 'the gazetteer',
  'products/import-products.ts products': 'the shop',
  'operator/machines/node-alive.ts nodes': 'a machine',
  'setup/settings.ts settings': 'the installation’s, by whoever sets it up or runs it',
  'setup/setup-session.ts setup': 'the installation’s one row, at a start',
  'operator/figures/count-places.ts placeCounts': 'counts of nobody',
  'users/left-identity.ts leftIdentities': 'a hash of nobody',
  'users/sign-in/remember-person.ts users': 'whoever signs in is who the provider says',
  'media/store-picture.ts media':
    'the same bytes belong to everybody who uploaded them: an owner is added, none replaced',
  'notifications/add-device.ts devices': 'a browser is of whoever is signed in there now',
  'handover/write-appointment.ts appointments': 'the room’s, by its leader under its lock',
  'chat/pin.ts roomPins': 'the room’s, by its leader under its lock',
  'jobs/jobs.ts jobs': 'work of the service: the latest booking of a key counts',
  'payments/raise-case.ts moneyCases': 'a payment of the provider’s: money and law',
  'boards/again/save-repeat.ts repeats': 'of the leader of the purchase, who is asked for under its lock',
};

const FOUND = sourcesIn(import.meta.dirname)
  .filter(({ file }) => !/(^|\/)(test-[^/]*|[^/]*\.test)\.ts$|(^|\/)(eval|demo)\//.test(file))
  .flatMap(({ file, source }) => upsertsOf(file, source));

test('whatever overwrites a row names whose it is, or nobody owns it', () => {
  const nameless = FOUND.filter(({ columns, filters }) => ![...columns, ...filters].some((each) => OWNER.test(each)));
  expect(nameless.map(({ file, table }) => `${file} ${table}`).toSorted()).toEqual(
    Object.keys(WITHOUT_OWNER).toSorted(),
  );
});

describe('an upsert is found', () => {
  test.each<[string, Omit<Upsert, 'file'>[]]>([
    [
      "tx.insertInto('boardDrafts').values(row).onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute()",
      [{ table: 'boardDrafts', columns: ['id'], filters: [] }],
    ],
    [
      "tx.insertInto('boardDrafts').values(row).onConflict((c) => c.column('id').doUpdateSet(row).where('boardDrafts.userId', '=', userId)).execute()",
      [{ table: 'boardDrafts', columns: ['id'], filters: ['userId'] }],
    ],
    ["tx.insertInto('likes').values(row).onConflict((c) => c.doNothing()).execute()", []],
    [
      'sql`insert into board_views as seen (a) select 1 on conflict (user_id, board_id) do update set a = 2`',
      [{ table: 'boardViews', columns: ['user_id', 'board_id'], filters: [] }],
    ],
    ['sql`insert into board_views (a) select 1 on conflict (user_id) do nothing`', []],
  ])('in %s', (source, found) => {
    expect(upsertsOf('x.ts', source)).toEqual(found.map((each) => ({ file: 'x.ts', ...each })));
  });
});
