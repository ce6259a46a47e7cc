import type { Config } from './config';
import type { Db } from './db/schema';
import type { KeyRing } from './db/shared-keys';
import type { LegalDocuments } from './legal/legal-documents';
import type { Logger } from './log';
import type { Realtime } from './realtime/create-realtime';

/** What is there before any part of a feature is made: such a part is made of it, and is itself one of the dependencies. */
export type Ground = Realtime & {
  config: Config;
  db: Db;
  now: () => Date;
  log: Logger;
  legal: LegalDocuments;
  /** Secrets that all nodes share. */
  keys: {
    refresh: KeyRing;
    signIn: KeyRing;
    paymentSandbox: string;
    leftIdentity: string;
    payerMark: string;
    retained: KeyRing;
    handover: KeyRing;
  };
};
