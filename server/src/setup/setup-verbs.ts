import { setTimeout as pause } from 'node:timers/promises';
import { type OperatorKey, SETUP_PROVIDERS, type Setup, type SetupLack, type UserId } from '@mungchi/contract';
import { logAct } from '../audit/log-act';
import { restoreBackup } from '../backup/restore-backup';
import { type Config, ConfigError } from '../config';
import { sharedSecret } from '../db/shared-secret';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/payment-provider';
import { portoneToken } from '../payments/provider/portone-token';
import { Refusal } from '../refusal';
import { startDemands } from '../start-demands';
import { StartRefusal } from '../start-refusal';
import { dropAllUnfinished } from '../users/drop-unfinished';
import { setOperator } from '../users/operators';
import { beginTimeCode } from '../users/second-step/begin-time-code';
import { confirmByCode } from '../users/second-step/confirm-by-code';
import {
  assertChangeable,
  type Change,
  changed,
  listSettings,
  storedSettings,
  wholeChanges,
  withStored,
  writeSettings,
} from './settings';

const LEGAL_NEEDED = [
  'OPERATOR_NAME',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
  'PRIVACY_OFFICER',
] as const;

export async function readSetup(deps: Deps): Promise<Setup> {
  const { db, backups } = deps;
  const settings = await listSettings(db, deps.config);
  const config = withStored(deps.config, await storedSettings(db, deps.config));
  const row = await db.selectFrom('setup').selectAll().executeTakeFirstOrThrow();
  const operator = await operatorState(deps);
  const person =
    operator === 'NONE' && row.personId !== null
      ? await db
          .selectFrom('users')
          .select(['name', 'email'])
          .where('id', '=', row.personId as UserId)
          .executeTakeFirst()
      : undefined;
  return {
    origin: config.webOrigin ?? '',
    settings,
    tried: SETUP_PROVIDERS.filter((provider) => row.tried.includes(provider)),
    builtIn: config.identity.builtIn,
    person: person ?? null,
    operator,
    lacks: lacksOf(config, operator),
    backups: backups && operator === 'NONE' ? await backups.place.list().catch(() => []) : [],
  };
}

function lacksOf(config: Config, operator: Setup['operator']): SetupLack[] {
  const { identity, payments, service, legal } = config;
  const lacks: Record<SetupLack, boolean> = {
    LOGIN: !identity.kakao && !identity.naver && !identity.google && !identity.builtIn,
    OPERATOR: operator === 'NONE',
    CODE: operator !== 'READY',
    SERVICE: !service.name || !service.region,
    PAYMENTS: !payments.portone && !payments.sandbox,
    MASTER_KEY: payments.portone !== null && config.masterKeys.length === 0,
    LEGAL: LEGAL_NEEDED.some((name) => !(name in legal.operator && legal.operator[name])),
  };
  return (Object.keys(lacks) as SetupLack[]).filter((name) => lacks[name]);
}

async function operatorState({ db }: Deps): Promise<Setup['operator']> {
  const operator = await db
    .selectFrom('users')
    .leftJoin('operatorCodes', 'operatorCodes.userId', 'users.id')
    .select('operatorCodes.provenAt')
    .where('users.operatorSince', 'is not', null)
    .where('users.leftAt', 'is', null)
    .executeTakeFirst();
  if (!operator) return 'NONE';
  return operator.provenAt ? 'READY' : 'NO_CODE';
}

/** From the next start on, which must be able to start with them. */
export async function changeSettings(deps: Deps, who: Who, wanted: readonly Change[]): Promise<void> {
  const { db, config } = deps;
  const changes = wholeChanges(wanted);
  const next = await settingsAfter(deps, changes);
  if (startDemands(next).length > 0) throw new Refusal('SETUP_GAPS');
  // Money of the sandbox and real money never meet in one book.
  const isFirstReal = next.payments.portone !== null && config.payments.portone === null;
  if (isFirstReal && (await db.selectFrom('ledgerEntries').select('id').limit(1).executeTakeFirst()))
    throw new Refusal('SANDBOX_BOOKED');
  await saveSettings(deps, who, changes);
}

type Who = { byId: UserId | null; requestId: string };

/** Keys of payments are tried before they are stored. What changed is in the audit by its name; no value. */
export async function saveSettings(deps: Deps, { byId, requestId }: Who, wanted: readonly Change[]): Promise<Config> {
  const changes = wholeChanges(wanted);
  const { db, config, now } = deps;
  const next = await settingsAfter(deps, changes);
  if (changes.some(({ name, value }) => name.startsWith('PORTONE_') && value)) await tryPayments(deps, next);
  const key = await sharedSecret(db, 'settings', config.masterKeys);
  await transact(db, async (tx) => {
    await writeSettings(tx, key, changes, now());
    const after = Object.fromEntries(changes.map(({ name, value }) => [name, value.trim() ? 'set' : 'taken away']));
    await logAct(tx, { at: now(), byId, requestId, what: 'setting.change', target: 'settings', after });
  });
  return next;
}

async function settingsAfter({ db, config }: Deps, changes: readonly Change[]): Promise<Config> {
  const stored = await storedSettings(db, config);
  assertChangeable(config, stored, changes);
  try {
    return withStored(config, changed(stored, changes));
  } catch (error) {
    // What the variables forbid together, such as real keys beside the demo.
    if (error instanceof ConfigError) throw new Refusal('SETUP_GAPS');
    throw error;
  }
}

const TRY_MS = 5000;

async function tryPayments({ now }: Deps, { payments }: Config): Promise<void> {
  if (!payments.portone) return;
  const { url, key, secret } = payments.portone;
  const token = portoneToken({ baseUrl: () => url, key, secret, timeoutMs: TRY_MS, now, pause });
  await token.get().catch((error: unknown) => {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      throw new Refusal('PAYMENT_KEYS_WRONG');
    throw error;
  });
}

/** The one call that makes an operator: of the one who opened the one-time address and signed in, while there is none. */
export async function makeFirstOperator({ db, now }: Deps, requestId: string): Promise<void> {
  await transact(db, async (tx) => {
    const { personId, doneAt } = await tx.selectFrom('setup').selectAll().forUpdate().executeTakeFirstOrThrow();
    const one = await tx.selectFrom('users').select('id').where('operatorSince', 'is not', null).executeTakeFirst();
    if (one || doneAt) throw new Refusal('NOT_FOUND');
    if (personId === null) throw new Refusal('LOGIN_REQUIRED');
    await setOperator(tx, personId as UserId, now());
    await logAct(tx, {
      at: now(),
      byId: null,
      requestId,
      what: 'operator.add',
      target: `person ${personId}`,
      after: { operator: true },
      reason: 'setup',
    });
  });
}

export async function beginSetupCode(deps: Deps, requestId: string): Promise<OperatorKey> {
  return beginTimeCode(deps, { userId: await firstOperator(deps), requestId });
}

export async function confirmSetupCode(deps: Deps, code: string, requestId: string): Promise<void> {
  await confirmByCode(deps, { userId: await firstOperator(deps), sessionId: 'setup', requestId }, code);
}

async function firstOperator({ db }: Deps): Promise<UserId> {
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('operatorSince', 'is not', null)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  if (!operator) throw new Refusal('NOT_FOUND');
  return operator.id;
}

export async function finishSetup(deps: Deps, requestId: string): Promise<void> {
  const { db, now } = deps;
  const config = withStored(deps.config, await storedSettings(db, deps.config));
  const lacks = lacksOf(config, await operatorState(deps));
  if (lacks.length > 0 || startDemands(config).length > 0) throw new Refusal('SETUP_GAPS');
  await transact(db, async (tx) => {
    const done = { doneAt: now(), personId: null, keyHash: null, visitorHash: null };
    await tx.updateTable('setup').set(done).execute();
    await logAct(tx, { at: now(), byId: null, requestId, what: 'setup.done', target: 'settings' });
  });
  deps.setup?.restart();
}

/** Everything comes from the backup, its settings and operators too; whoever tried to sign in here before is gone. */
export async function restoreInSetup(deps: Deps, name: string): Promise<void> {
  const { db, backups, pictures, log } = deps;
  if (backups === null || (await operatorState(deps)) !== 'NONE') throw new Refusal('NOT_FOUND');
  const kept = (await backups.place.list()).find((each) => each.name === name);
  if (!kept) throw new Refusal('RESTORE_REFUSED');
  await transact(db, async (tx) => {
    await tx.updateTable('setup').set({ personId: null }).execute();
    await dropAllUnfinished(tx);
  });
  try {
    await backups.place.read(name, (folder) => restoreBackup({ url: backups.url, pictures }, folder));
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    log.warn({ err: error, name }, 'backup refused');
    throw new Refusal('RESTORE_REFUSED');
  }
  deps.setup?.restart();
}
