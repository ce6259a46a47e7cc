import type { HeardMarks } from './chat/heard-marks';
import type { Config } from './config';
import type { Db } from './db/schema';
import type { AccessTokens } from './http/access-token';
import type { Metrics } from './http/metrics';
import type { Readiness } from './http/readiness';
import type { Jobs } from './jobs/jobs';
import type { Logger } from './log';
import type { Pictures } from './media/create-pictures';
import type { PaymentProvider } from './payments/provider/payment-provider';
import type { PlaceFinder } from './places/place';
import type { CatalogueReader } from './products/catalogue';
import type { Realtime } from './realtime/create-realtime';

/** What verbs and routes stand on, as one plain object that is passed. */
export type Deps = Realtime & {
  config: Config;
  db: Db;
  /** The same database over connections of its own: chat does not wait behind requests. */
  chatDb: Db;
  now: () => Date;
  log: Logger;
  metrics: Metrics;
  readiness: Readiness;
  jobs: Jobs;
  tokens: AccessTokens;
  pictures: Pictures;
  /** Secrets that all nodes share. */
  keys: { refresh: string; signIn: string; paymentSandbox: string };
  /** Where this process answers; known once it listens. */
  ownAddress: () => string;
  payments: PaymentProvider;
  places: PlaceFinder;
  catalogue: CatalogueReader;
  /** What clients that do not report their reading have heard. */
  heard: HeardMarks;
  /** Whose refresh cookie this is; null when it is no longer good. */
  refreshOwner(cookie: string | undefined, requestId: string): Promise<number | null>;
};
