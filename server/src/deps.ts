import type { UserId } from '@mungchi/contract';
import type { FastifyRequest } from 'fastify';
import type { PhoneVerifier } from './accounts/phone/phone-verifier';
import type { BackupPlace } from './backup/backup-place';
import type { CallWatch } from './call-watch';
import type { DeliveredMarks } from './chat/delivered-marks';
import type { PictureReader } from './chat/pictures/picture-rules';
import type { RoomsWithNews } from './chat/rooms-with-news';
import type { Replica } from './db/replica';
import type { Db } from './db/schema';
import type { Ground } from './ground';
import type { AccessTokens } from './http/access-token';
import type { Metrics } from './http/metrics';
import type { Readiness } from './http/readiness';
import type { Clocks } from './jobs/clock';
import type { Jobs } from './jobs/jobs';
import type { MovedClock } from './jobs/moved-clock';
import type { OrderedRunner } from './jobs/ordered-runner';
import type { ConsentGate } from './legal/consent-gate';
import type { Pictures } from './media/create-pictures';
import type { Push } from './notifications/push/create-push';
import type { OutsideLine } from './outside-line';
import type { PaymentProvider } from './payments/provider/payment-provider';
import type { PlaceFinder } from './places/place';
import type { CatalogueReader } from './products/catalogue';
import type { Sanctions } from './safety/sanctions';
import type { SetupSession } from './setup/setup-session';
import type { EndedSessions } from './users/session/ended-sessions';
import type { PageReader } from './users/session/ssr-cookie';

/** Everything verbs and routes depend on, passed as one plain object. */
export type Deps = Ground & {
  /** The same database over a pool of its own: chat does not queue behind requests. */
  chatDb: Db;
  /** Null where everything is read at the primary. */
  replica: Replica | null;
  metrics: Metrics;
  /** How the calls of outside services went here. */
  calls: CallWatch;
  readiness: Readiness;
  jobs: Jobs;
  /** Deadlines that become jobs. */
  clocks: Clocks;
  /** Where time can be moved from outside (`TEST_CLOCK`): the clock that `now` reads, and what runs its jobs. */
  testClock: { clock: MovedClock; runner: Pick<OrderedRunner<never>, 'move' | 'start'> } | null;
  tokens: AccessTokens;
  pictures: Pictures;
  /** Where the nightly backups go and what they are taken of; null where somebody else takes them. */
  backups: { place: BackupPlace; url: string } | null;
  /** A setup under way; null otherwise. */
  setup: SetupSession | null;
  /** The address this process listens on; known once it listens. */
  ownAddress: () => string;
  payments: PaymentProvider;
  /** Calls of other parties under way. */
  line: Pick<OutsideLine, 'hangUp'>;
  /** Null where push is switched off. */
  push: Push | null;
  /** Sessions that ended within the life of an access token. */
  ended: Pick<EndedSessions, 'has'>;
  /** Who is kept from what by a decision. */
  sanctions: Pick<Sanctions, 'of' | 'read'>;
  /** What keeps a person from opening and joining. */
  consentGate: Pick<ConsentGate, 'refusalOf'>;
  /** Null where nobody can be asked whose a phone is. */
  phones: PhoneVerifier | null;
  places: PlaceFinder;
  catalogue: CatalogueReader;
  /** Messages delivered to clients that do not report what they have read. */
  deliveredMarks: DeliveredMarks;
  /** Rooms whose members may have to be told by push. */
  news: RoomsWithNews;
  /** Whether somebody runs the service, read from the database. */
  isOperator(userId: UserId): Promise<boolean>;
  /** Whose session a page is rendered for; null for a visitor. */
  renderedFor(request: FastifyRequest): Promise<PageReader | null>;
  /** Who asks for a picture of a room, by token or cookie; whether the session is open is asked with the picture. */
  pictureReader(request: FastifyRequest): PictureReader | null;
  /** The user a refresh cookie belongs to; null when it is no longer valid. */
  refreshOwner(cookie: string | undefined, requestId: string): Promise<UserId | null>;
};
