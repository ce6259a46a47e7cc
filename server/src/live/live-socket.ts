import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Deps } from '../deps';
import { livePictures } from '../http/picture-addresses';
import { clientAddress } from '../realtime/client-address';
import { Gateway } from '../realtime/gateway';
import { deliverLive } from '../realtime/live';
import { sockJsRoutes } from '../realtime/sockjs-routes';
import { liveApplication } from './live-application';
import { LiveDoor } from './live-door';
import { startPolls } from './polls';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks live clients to move to other nodes, one after the other over so many milliseconds. */
    disperse(overMs: number): Promise<void>;
  }
}

export type LiveFeature = (door: LiveDoor, deps: Deps) => void;

/** The WebSocket endpoint of the product at `/ws/chat`. It knows no feature: each registers its topics and sends. */
export function liveSocket(app: FastifyInstance, deps: Deps, features: readonly LiveFeature[]): void {
  const { bus, config, log, metrics } = deps;
  const onError = (err: unknown) => log.error({ err }, 'live');
  const gateway = new Gateway({
    application: liveApplication(deps, () => door),
    now: () => deps.now().getTime(),
    factor: config.rateLimitFactor,
    onFault: onError,
    rewrite: livePictures(config, deps.ownAddress),
  });
  const door = new LiveDoor(gateway);
  for (const register of features) register(door, deps);

  new Gauge({
    name: 'chat_connections',
    help: 'Open live connections of this node',
    registers: [metrics],
    collect() {
      this.set(gateway.connections);
    },
  });

  const stopLive = deliverLive(bus, gateway.topics);
  const stopPolls = startPolls(bus, door.polls, onError);
  void app.register(sockJsRoutes, {
    path: '/ws/chat',
    allowedOrigins: config.webOrigin ? [config.webOrigin] : [],
    addressOf: clientAddress(config.trustProxy),
    gateway,
  });
  app.decorate('disperse', (overMs: number) => gateway.disperse(overMs));
  app.addHook('onClose', async () => {
    stopPolls();
    stopLive();
    for (const close of door.closers) await close();
  });
}
