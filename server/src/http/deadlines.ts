import type { Endpoint } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
export type Deadlines = {
  headers: number;
  body: number;
  upload: number;
  /** For sending the whole answer, once it is ready. */
  answer: number;
  /** Without a byte in either direction. */
  idle: number;
  /** How often Node checks for late requests. */
  check: number;
};

export const DEADLINES: Deadlines = {
  headers: 15_000,
  body: 30_000,
  upload: 120_000,
  answer: 120_000,
  idle: 120_000,
  check: 5_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Node has only one limit for whole requests, so it is set to that of uploads. If its limit for headers were the longer
 * of the two Node would swap them, so both are given.
 */
export function serverDeadlines({ headers, upload, idle, check }: Deadlines) {
  return {
    http: { headersTimeout: headers, requestTimeout: upload, connectionsCheckingInterval: check },
    requestTimeout: upload,
    connectionTimeout: idle,
  };
}

/**
 * Closes connections that take too long to send an ordinary body or to read an answer. Streams that take over the reply
 * are not covered.
 */
export function registerDeadlines(app: FastifyInstance, { body, answer }: Deadlines): void {
  app.addHook('preParsing', ({ raw, routeOptions }, _reply, payload, done) => {
    if (!raw.complete && !routeOptions.config.endpoint?.multipart) {
      const cut = () => void (raw.complete || raw.destroy());
      const late = setTimeout(cut, body).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done(null, payload);
  });
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const late = setTimeout(() => raw.destroy(), answer).unref();
    raw.once('close', () => clearTimeout(late));
    done(null, payload);
  });
}
