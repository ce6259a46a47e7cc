import { SETTING_NAMES, type Setting, type SettingName } from '@mungchi/contract';
import { sql } from 'kysely';
import { type Config, readConfig } from '../config';
import type { Db, Tx } from '../db/schema';
import { sealText, unsealText } from '../db/sealed-text';
import { sharedSecret } from '../db/shared-secret';
import { Refusal } from '../refusal';

const SECRET: ReadonlySet<SettingName> = new Set([
  'KAKAO_CLIENT_SECRET',
  'NAVER_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'PORTONE_KEY',
  'PORTONE_SECRET',
]);

type Variables = Record<string, string | undefined>;
type Keys = Pick<Config, 'masterKeys'>;

/** What is stored, by the names of variables. A database that has no such table yet stores nothing. */
export async function storedSettings(db: Db, { masterKeys }: Keys): Promise<Variables> {
  const { rows: made } = await sql<{
    made: string | null;
  }>`select to_regclass('public.settings')::text as made`.execute(db);
  if (!made[0]?.made) return {};
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  if (rows.length === 0) return {};
  const key = await sharedSecret(db, 'settings', masterKeys);
  const opened = rows.map(({ name, value }) => [name, isSecret(name) ? unsealText([key], value, name) : value]);
  return Object.fromEntries(opened);
}

/** The configuration with what is stored where the environment says nothing. */
export function withStored(config: Config, stored: Variables): Config {
  return {
    ...readConfig({ ...stored, ...config.environment }),
    environment: config.environment,
    port: config.port,
  };
}

export async function listSettings(db: Db, config: Config): Promise<Setting[]> {
  const stored = await storedSettings(db, config);
  return SETTING_NAMES.map((name) => {
    const own = config.environment[name];
    const value = own || stored[name] || null;
    const isHidden = isSecret(name);
    return {
      name,
      isSecret: isHidden,
      value: isHidden ? null : value,
      from: own ? 'ENVIRONMENT' : value ? 'STORED' : 'NONE',
    };
  });
}

export type Change = { name: SettingName; value: string };

/** What the environment says stays; whatever the variable itself would refuse is refused here, beside its field. */
export function assertChangeable({ environment }: Config, stored: Variables, changes: readonly Change[]): void {
  if (changes.some(({ name }) => environment[name])) throw new Refusal('SETTING_FIXED');
  const sandbox = changes.find(({ name }) => name === 'PAYMENT_SANDBOX')?.value;
  if (sandbox && !['on', 'off'].includes(sandbox)) throw new Refusal('BAD_REQUEST');
  const after = changed(stored, changes);
  for (const [one, other] of PAIRS)
    if (Boolean(after[one]) !== Boolean(after[other]))
      throw new Refusal('BAD_REQUEST', { [after[one] ? other : one]: '둘 다 적어 주세요.' });
}

const PAIRS: [SettingName, SettingName][] = [
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['PORTONE_KEY', 'PORTONE_SECRET'],
];

/** An id that is taken away takes its secret along, which nobody can see to clear. */
export function wholeChanges(changes: readonly Change[]): readonly Change[] {
  const gone = PAIRS.filter(
    ([id]) => id.endsWith('_ID') && changes.some(({ name, value }) => name === id && !value.trim()),
  );
  return [...changes, ...gone.map(([, name]) => ({ name, value: '' }))];
}

export function changed(stored: Variables, changes: readonly Change[]): Variables {
  return { ...stored, ...Object.fromEntries(changes.map(({ name, value }) => [name, value.trim() || undefined])) };
}

/** `key`: of `sharedSecret(db, 'settings')`, asked for before the transaction. */
export async function writeSettings(tx: Tx, key: string, changes: readonly Change[], at: Date): Promise<void> {
  for (const { name, value: typed } of changes) {
    const value = typed.trim();
    if (value === '') {
      await tx.deleteFrom('settings').where('name', '=', name).execute();
      continue;
    }
    const row = { name, value: isSecret(name) ? sealText(key, value, name) : value, changedAt: at };
    await tx
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, changedAt: at }))
      .execute();
  }
}

function isSecret(name: string): boolean {
  return SECRET.has(name as SettingName);
}
