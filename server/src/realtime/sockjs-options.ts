import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

export interface SockJsOptions {
  /** For instance `/ws/chat`. */
  path: string;
  /** Allowed in addition to the server's own origin. */
  allowedOrigins: readonly string[];
  /** The address a request is counted under. */
  addressOf: (request: IncomingMessage) => string;
  /** Bytes a socket may have unread before it is disconnected. */
  maxBuffered: number;
  /** Maximum bytes of one incoming WebSocket message or xhr_send body. */
  maxIncoming: number;
  /** Bodies of one address that may be under way at once. */
  maxBodies: number;
  /** How long a refused body is still dropped as it arrives, in milliseconds. */
  lingerMs: number;
  /** A streaming response ends after this many bytes, so that the browser can free it. */
  streamingLimit: number;
  /** How long a session over HTTP waits for its client to come back, in milliseconds. */
  sessionTimeout: number;
  /** SockJS's own heart-beat on idle receivers, in milliseconds. */
  idleBeat: number;
}

export const DEFAULT_SOCKJS: Omit<SockJsOptions, 'path' | 'allowedOrigins'> = {
  addressOf: clientAddress(false),
  maxBuffered: 1024 * 1024,
  maxIncoming: 1024 * 1024,
  maxBodies: 32,
  lingerMs: 1000,
  streamingLimit: 128 * 1024,
  sessionTimeout: 5_000,
  idleBeat: 25_000,
};

/** Without an Origin (not a browser), our own, or one the operator configured. */
export function originAllowed(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function answerHeaders(request: IncomingMessage, allowed: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': 'no-store, no-cache, no-transform, must-revalidate, max-age=0',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  };
  const { origin } = request.headers;
  if (origin !== undefined && originAllowed(request, allowed)) {
    headers['access-control-allow-origin'] = origin;
    headers['access-control-allow-credentials'] = 'true';
  }
  return headers;
}

export function preflightHeaders(request: IncomingMessage, methods: string): Record<string, string> {
  const asked = request.headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': `OPTIONS, ${methods}`,
    'access-control-max-age': '86400',
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
  };
}
