import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Deps } from './deps';
import { LIVE, ROUTES } from './features';
import { registerCompression } from './http/compress-answers';
import { registerCors } from './http/cors';
import { DEADLINES, type Deadlines, registerDeadlines, serverDeadlines } from './http/deadlines';
import { registerDocs } from './http/docs';
import { registerErrors } from './http/errors';
import { registerHeaders } from './http/headers';
import { registerHealth } from './http/health';
import { registerJsonBody } from './http/json-body';
import { registerLimits } from './http/limits';
import { registerMetrics } from './http/metrics';
import { registerPictureAddresses } from './http/picture-addresses';
import { registerSandboxClock } from './http/sandbox-clock';
import { LOAD_LIMITS, shedLoad } from './http/shed-load';
import { registerWebApp } from './http/web-app';
import { liveSocket } from './live/live-socket';
import { registerSetupGate } from './setup/setup-gate';
import { traceCalls } from './telemetry/trace-calls';

const BODY_LIMIT = 256 * 1024;

/** What every call passes, in this order. */
export const CALL_PARTS = [
  'deadlines',
  'headers',
  'pictures',
  'compression',
  'cookies',
  'cors',
  'limits',
  'metrics',
] as const;
export type CallPart = (typeof CALL_PARTS)[number];

export type AppOptions = {
  /** The built web app; without one only the API is served. */
  webFolder?: string;
  /** Called for every route that is registered, for tests. */
  onRoute?: (route: RouteOptions) => void;
  /** Overrides of the default deadlines, for tests. */
  deadlines?: Partial<Deadlines>;
  /** Left out, to measure what it costs. */
  without?: CallPart;
};

export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { webFolder, onRoute } = options;
  const deadlines = { ...DEADLINES, ...options.deadlines };
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // On a machine that is busy (a whole cluster coming back) ten seconds, the default, ended the start.
    pluginTimeout: 60_000,
    ...serverDeadlines(deadlines),
  });

  if (onRoute) app.addHook('onRoute', onRoute);
  if (deps.config.tracing) traceCalls(app);
  registerErrors(app);
  shedLoad(app, deps, LOAD_LIMITS);
  registerJsonBody(app);
  app.decorateRequest('userId', null);
  registerSetupGate(app, deps);
  registerSandboxClock(app, deps);
  const parts: Record<CallPart, () => unknown> = {
    deadlines: () => registerDeadlines(app, deadlines),
    headers: () => registerHeaders(app),
    pictures: () => registerPictureAddresses(app, deps.config),
    compression: () => registerCompression(app),
    cookies: () => app.register(cookie),
    cors: () => registerCors(app, deps.config),
    limits: () => registerLimits(app, deps),
    metrics: () => registerMetrics(app, deps),
  };
  for (const part of CALL_PARTS) if (part !== options.without) await parts[part]();

  registerHealth(app, deps);
  registerDocs(app);
  for (const register of ROUTES) register(app, deps);
  liveSocket(app, deps, LIVE);
  await registerWebApp(app, deps, webFolder);
  return app;
}
