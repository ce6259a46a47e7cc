import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Deps } from '../deps';
import { livePictures } from '../http/picture-addresses';
import { clientAddress } from '../realtime/client-address';
import { Gateway } from '../realtime/gateway';
import { deliverLive } from '../realtime/live';
import { sockJsRoutes } from '../realtime/sockjs-routes';
import { CHAT_CHANNEL, readLine } from './announce';
import { chatApplication } from './chat-application';
import { expelStrangers } from './expel-strangers';
import { MessageAppender } from './message-appender';
import { RoomFeeds } from './room-feeds';
import { RoomListFeeds } from './room-list-feeds';
import { signOutLive } from './sign-out-live';

const TICK_MS = 500;
/** In ticks. While the bus is disconnected, the database is polled at every tick. */
const AUDIT_EVERY = 4;
const MEMBERSHIP_EVERY = 60;
const HEARD_EVERY = 20;
/** Longer than every database timeout: storing is stuck. */
const STUCK_MS = 15_000;

/** The WebSocket endpoint of the product at `/ws/chat`. */
export function chatSocket(app: FastifyInstance, deps: Deps): void {
  const { bus, chatDb: db, heard, log, metrics } = deps;
  const onError = (err: unknown) => log.error({ err }, 'chat');
  const appender = new MessageAppender({ ...deps, db });
  const { revoked, missed: signOutMissed } = signOutLive({ bus, db }, () => gateway);
  const gateway: Gateway = new Gateway({
    application: chatApplication(deps, { appender, revoked, rooms: () => rooms, lists: () => lists }),
    now: () => deps.now().getTime(),
    factor: deps.config.rateLimitFactor,
    onFault: onError,
    dress: livePictures(deps.config, deps.ownAddress),
  });
  const rooms = new RoomFeeds(db, gateway.topics, onError, (roomId, seq) => heard.delivered(roomId, seq));
  const lists = new RoomListFeeds(db, gateway.topics, onError);

  let announced = 0;
  new Counter({
    name: 'chat_messages_total',
    help: 'Messages announced on this node',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(announced);
    },
  });
  new Gauge({
    name: 'chat_connections',
    help: 'Open live connections of this node',
    registers: [metrics],
    collect() {
      this.set(gateway.connections);
    },
  });

  new Gauge({
    name: 'chat_batch_age_seconds',
    help: 'How long the messages on their way to the database have been',
    registers: [metrics],
    collect() {
      this.set(appender.batchAgeMs / 1000);
    },
  });
  deps.readiness.add('chat', {
    vital: true,
    works: () => sql`select 1`.execute(db).then(() => appender.batchAgeMs < STUCK_MS),
  });

  const stopLive = deliverLive(bus, gateway.topics);
  const stopChat = bus.subscribe(CHAT_CHANNEL, (line) => {
    const hint = readLine(line);
    if (hint.kind === 'row') lists.rowChanged(hint.userId, hint.roomId);
    else {
      announced += 1;
      rooms.accept(hint.roomId, hint.seq, hint.message);
      lists.roomChanged(hint.roomId);
    }
  });

  bus.onGap(() => {
    rooms.audit().catch(onError);
    lists.audit().catch(onError);
    signOutMissed().catch(onError);
  });
  let ticks = 0;
  const audit = async () => {
    ticks += 1;
    if (bus.connected && ticks % AUDIT_EVERY !== 0) return;
    await rooms.audit();
    lists.forgetClosed();
    if (ticks % (bus.connected ? MEMBERSHIP_EVERY : AUDIT_EVERY) === 0) {
      await lists.audit();
      await signOutMissed();
    }
    if (ticks % HEARD_EVERY === 0) await heard.store();
    if (ticks % MEMBERSHIP_EVERY === 0) await expelStrangers(db, gateway);
  };
  const timer = setInterval(() => void audit().catch(onError), TICK_MS).unref();

  void app.register(sockJsRoutes, {
    path: '/ws/chat',
    allowedOrigins: deps.config.webOrigin ? [deps.config.webOrigin] : [],
    addressOf: clientAddress(deps.config.trustProxy),
    gateway,
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopLive();
    stopChat();
    revoked.stop();
    await appender.settled();
    await heard.store().catch(onError);
  });
}
