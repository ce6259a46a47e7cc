import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CappedCounts } from './capped-counts';
import type { Gateway } from './gateway';
import { dropBody, readBody } from './read-body';
import { answerHeaders, DEFAULT_SOCKJS, originAllowed, preflightHeaders, type SockJsOptions } from './sockjs-options';
import { type FrameReceiver, SockJsSession } from './sockjs-session';
import { acceptWebSockets } from './sockjs-websocket';

/** How an HTTP transport encodes its frames. */
interface Encoder {
  contentType: string;
  prelude: string;
  wrap: (frame: string) => string;
  /** Bytes after which the response ends; 0 means after the first frame. */
  limit: number;
}

/** The SockJS endpoints of a gateway: `info`, WebSockets, xhr_streaming, xhr, eventsource and xhr_send. */
export async function sockJsRoutes(
  app: FastifyInstance,
  { gateway, ...given }: Pick<SockJsOptions, 'path' | 'allowedOrigins'> & Partial<SockJsOptions> & { gateway: Gateway },
): Promise<void> {
  const options: SockJsOptions = { ...DEFAULT_SOCKJS, ...given };
  const base = options.path;
  const sessions = new Map<string, SockJsSession>();
  const line = (frame: string) => `${frame}\n`;
  const xhr = { contentType: 'application/javascript; charset=UTF-8', wrap: line };
  const polling: Encoder = { ...xhr, prelude: '', limit: 0 };
  const streaming: Encoder = { ...xhr, prelude: `${'h'.repeat(2048)}\n`, limit: options.streamingLimit };
  const eventSource: Encoder = {
    contentType: 'text/event-stream; charset=UTF-8',
    prelude: '\r\n',
    wrap: (frame) => `data: ${frame}\r\n\r\n`,
    limit: options.streamingLimit,
  };

  // No body is read before it is known whose it is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  const bodies = new CappedCounts<string>(options.maxBodies);

  const answer = (request: FastifyRequest, reply: FastifyReply, status: number, headers = {}, body = '') => {
    reply.hijack();
    reply.raw.writeHead(status, { ...answerHeaders(request.raw, options.allowedOrigins), ...headers }).end(body);
  };
  const turnAway = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    answer(request, reply, status);
    dropBody(request.raw, options.lingerMs);
  };
  const preflight = (path: string, methods: string) =>
    app.options(`${base}${path}`, (request, reply) =>
      answer(request, reply, 204, preflightHeaders(request.raw, methods)),
    );

  const greet = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply, 200, { 'content-type': 'text/plain; charset=UTF-8' }, 'Welcome to SockJS!\n');
  app.get(base, greet);

  preflight('/info', 'GET');
  app.get(`${base}/info`, (request, reply) => {
    const info = { websocket: true, origins: ['*:*'], cookie_needed: false, entropy: randomInt(2 ** 32) };
    answer(request, reply, 200, { 'content-type': 'application/json; charset=UTF-8' }, JSON.stringify(info));
  });

  /**
   * The id is a client's only credential, so it is valid for one address only. Null when it is unknown, or used from
   * another address.
   */
  const find = (request: FastifyRequest): SockJsSession | null => {
    const session = sessions.get(idOf(request));
    return session?.address === options.addressOf(request.raw) ? session : null;
  };
  const create = (request: FastifyRequest): SockJsSession | number => {
    const id = idOf(request);
    const address = options.addressOf(request.raw);
    if (sessions.has(id)) return 404;
    if (gateway.isFull(address)) return 429;
    const session = new SockJsSession(gateway, options, address, () => sessions.delete(id));
    sessions.set(id, session);
    return session;
  };

  const receive = (encoder: Encoder) => (request: FastifyRequest, reply: FastifyReply) => {
    if (!originAllowed(request.raw, options.allowedOrigins)) return turnAway(request, reply, 403);
    const session = find(request) ?? create(request);
    if (typeof session === 'number') return turnAway(request, reply, session);
    request.raw.resume();
    const headers = { ...answerHeaders(request.raw, options.allowedOrigins), 'content-type': encoder.contentType };
    reply.hijack();
    reply.raw.writeHead(200, headers);
    if (encoder.prelude) reply.raw.write(encoder.prelude);
    const receiver = new HttpReceiver(reply.raw, encoder);
    reply.raw.on('close', () => session.detach(receiver, !reply.raw.writableFinished));
    return session.attach(receiver);
  };
  const sessionPath = (name: string) => `/:server/:session/${name}`;
  for (const [name, encoder] of [
    ['xhr', polling],
    ['xhr_streaming', streaming],
  ] as const) {
    preflight(sessionPath(name), 'POST');
    app.post(`${base}${sessionPath(name)}`, receive(encoder));
  }
  app.get(`${base}${sessionPath('eventsource')}`, receive(eventSource));

  preflight(sessionPath('xhr_send'), 'POST');
  app.post(`${base}${sessionPath('xhr_send')}`, async (request, reply) => {
    if (!originAllowed(request.raw, options.allowedOrigins)) return turnAway(request, reply, 403);
    const session = find(request);
    if (!session) return turnAway(request, reply, 404);
    if (Number(request.headers['content-length'] ?? 0) > session.maxIncoming) return turnAway(request, reply, 413);
    if (bodies.isFull(session.address)) return turnAway(request, reply, 429);
    reply.hijack();
    bodies.enter(session.address);
    const body = await readBody(request.raw, session.maxIncoming)
      // Its sender is gone.
      .catch(() => undefined)
      .finally(() => bodies.leave(session.address));
    if (body === undefined) return;
    if (body === null) return turnAway(request, reply, 413);
    switch (session.receive(body)) {
      case 'taken':
        return answer(request, reply, 204, { 'content-type': 'text/plain; charset=UTF-8' });
      case 'broken':
        return answer(request, reply, 400, { 'content-type': 'text/plain' }, 'Broken JSON encoding.\n');
      case 'closed':
        return answer(request, reply, 404);
    }
  });
  app.all(`${base}/*`, (request, reply) => turnAway(request, reply, 404));

  const stopUpgrades = acceptWebSockets(app.server, gateway, options);
  app.addHook('preClose', async () => {
    stopUpgrades();
    await gateway.close();
  });
}

function idOf(request: FastifyRequest): string {
  return (request.params as { session: string }).session;
}

class HttpReceiver implements FrameReceiver {
  readonly #response: ServerResponse;
  readonly #encoder: Encoder;
  #sent = 0;

  constructor(response: ServerResponse<IncomingMessage>, encoder: Encoder) {
    this.#response = response;
    this.#encoder = encoder;
  }

  get buffered(): number {
    return this.#response.writableLength;
  }

  send(frame: string): boolean {
    const text = this.#encoder.wrap(frame);
    this.#sent += Buffer.byteLength(text);
    this.#response.write(text);
    if (this.#sent < this.#encoder.limit) return true;
    this.#response.end();
    return false;
  }

  end(): void {
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}
