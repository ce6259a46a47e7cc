import { createVerifier } from './accounts/phone/create-verifier';
import { retentionText } from './accounts/retention-text';
import { createBackupPlace } from './backup/backup-place';
import { BOARDS_CHANNEL } from './boards/announce-board';
import { CallWatch } from './call-watch';
import { DeliveredMarks } from './chat/delivered-marks';
import { RoomsWithNews } from './chat/rooms-with-news';
import type { Config } from './config';
import type { DbConnection } from './db/connect';
import { deploymentName } from './db/deployment-name';
import { Replica } from './db/replica';
import { countReads } from './db/replica-metrics';
import type { Db } from './db/schema';
import { sharedKeys } from './db/shared-keys';
import { sharedSecret } from './db/shared-secret';
import type { Deps } from './deps';
import { CLOCKS, JOBS, SCHEDULES } from './features';
import { accessTokens } from './http/access-token';
import { createMetrics } from './http/metrics';
import { Readiness } from './http/readiness';
import { createClocks } from './jobs/clocks';
import { createJobs } from './jobs/jobs';
import { MovedClock } from './jobs/moved-clock';
import { OrderedRunner } from './jobs/ordered-runner';
import { ConsentGate } from './legal/consent-gate';
import { LegalDocuments } from './legal/legal-documents';
import type { Logger } from './log';
import { createPictures } from './media/create-pictures';
import { createPush } from './notifications/push/create-push';
import { OutsideLine } from './outside-line';
import { createProvider } from './payments/provider/create-provider';
import { guardProvider } from './payments/provider/guard-provider';
import { meterProvider } from './payments/provider/meter-provider';
import { ownPayments } from './payments/provider/own-payments';
import { createPlaces } from './places/create-places';
import { catalogueReader } from './products/catalogue';
import type { Bus } from './realtime/bus';
import { createRealtime } from './realtime/create-realtime';
import { Sanctions } from './safety/sanctions';
import type { SetupSession } from './setup/setup-session';
import { isOperator } from './users/operators';
import { PEOPLE_CHANNEL, READERS_CHANNEL } from './users/people-channel';
import { EndedSessions } from './users/session/ended-sessions';
import { pageReader } from './users/session/page-reader';
import { pictureReader } from './users/session/picture-reader';
import { sessionOwner } from './users/session/session-owner';

type Given = {
  setup?: SetupSession | null;
  /** Of the database, for backups; commands take none. */
  url?: string;
  chatDb?: Db;
  /** A standby to read lists from. */
  standby?: Db | undefined;
  /** Where jobs run by a clock that can be moved; not given, the clock is only read. */
  jobs?: Pick<DbConnection, 'db' | 'pool'>;
  now?: () => Date;
  ownAddress: () => string;
  /** Where the bundle of the picture encoder is, if not beside this one. */
  encoderFile?: string | undefined;
};

/** Chooses every adapter from the configuration, once. */
export async function createDeps(
  config: Config,
  db: Db,
  log: Logger,
  { url, setup = null, chatDb = db, standby, jobs, now: real = () => new Date(), ownAddress, encoderFile }: Given,
): Promise<Deps> {
  const clock = config.testClock ? await MovedClock.open(db, real) : null;
  const now = clock?.now ?? real;
  const realtime = createRealtime(config, log, {
    deployment: await deploymentName(db, config.masterKeys),
    now,
    aheadMs: () => clock?.aheadMs ?? 0,
  });
  const metrics = createMetrics();
  const calls = new CallWatch(now);
  const legal = new LegalDocuments(config, retentionText());
  const sanctions = new Sanctions({ db, now, log, bus: realtime.bus });
  await sanctions.read();
  const paymentSandbox = await sharedSecret(db, 'payment-sandbox', config.masterKeys);
  const verifier = createVerifier(config, now, paymentSandbox);
  const line = new OutsideLine();
  const provider = createProvider(config, { now, ownAddress, sandboxSecret: paymentSandbox, line });
  const pictures = createPictures(config, encoderFile);
  const refresh = await sharedKeys({ db, now, log, config }, 'refresh-token');
  const tokens = accessTokens(await sharedKeys({ db, now, log, config }, 'access-token'), now);
  const ended = new EndedSessions({ db, now, log, bus: realtime.bus });
  const backupPlace = createBackupPlace(config);
  const deps: Deps = {
    ...realtime,
    config,
    db,
    chatDb,
    replica: standby ? replicaOf(db, standby, { metrics, log, bus: realtime.bus }) : null,
    now,
    log,
    metrics,
    calls,
    readiness: new Readiness(),
    jobs: createJobs(now),
    clocks: createClocks(CLOCKS, () => deps),
    testClock: clock && jobs ? { clock, runner: orderedRunner(clock, jobs, () => deps) } : null,
    tokens,
    legal,
    ended,
    sanctions,
    consentGate: new ConsentGate({ config, db, legal, now }),
    phones: verifier && calls.watch('phones', verifier),
    places: calls.watch('places', createPlaces(config, db, log)),
    catalogue: catalogueReader(db),
    pictures: {
      ...pictures,
      store: calls.watch('pictures', pictures.store),
      talk: calls.watch('pictures', pictures.talk),
    },
    keys: {
      refresh,
      signIn: await sharedKeys({ db, now, log, config }, 'sign-in'),
      paymentSandbox,
      leftIdentity: await sharedSecret(db, 'left-identity', config.masterKeys),
      payerMark: await sharedSecret(db, 'payer-mark', config.masterKeys),
      retained: await sharedKeys({ db, now, log, config }, 'retained'),
      handover: await sharedKeys({ db, now, log, config }, 'handover'),
    },
    backups: backupPlace && url ? { place: backupPlace, url } : null,
    setup,
    ownAddress,
    news: new RoomsWithNews(),
    deliveredMarks: new DeliveredMarks({ db: chatDb, bus: realtime.bus }),
    payments: ownPayments(guardProvider(calls.watch('payments', meterProvider(provider, metrics))), db, config),
    push: await createPush(config, db, line),
    line,
    isOperator: (userId) => isOperator(db, userId, config),
    pictureReader: (request) => pictureReader({ now, tokens, ended, keys: { refresh } }, request),
    renderedFor: (request) => pageReader({ db, now, sanctions, keys: { refresh } }, request),
    refreshOwner: (cookie, requestId) => sessionOwner({ db, now, log, bus: realtime.bus }, cookie, requestId),
  };
  return deps;
}

function orderedRunner(clock: MovedClock, { db, pool }: Pick<DbConnection, 'db' | 'pool'>, deps: () => Deps) {
  return new OrderedRunner<Deps>({
    clock,
    pool,
    handlers: JOBS,
    schedules: SCHEDULES,
    deps: () => ({ ...deps(), db }),
  });
}

function replicaOf(db: Db, standby: Db, { metrics, log, bus }: Pick<Deps, 'metrics' | 'log'> & { bus: Bus }): Replica {
  const replica = new Replica(db, standby, {
    onRead: countReads(metrics),
    onRest: (why, err) => log.warn({ why, err }, 'the replica is not read from'),
    onReturn: () => log.info('the replica is read from again'),
  });
  for (const channel of [BOARDS_CHANNEL, PEOPLE_CHANNEL, READERS_CHANNEL])
    bus.subscribe(channel, () => replica.noteNews());
  bus.onGap(() => replica.noteNews());
  return replica;
}
