import { randomUUID } from 'node:crypto';
import { type LiveCode, type LiveError, liveErrors } from '@mungchi/contract';
import type { Principal, SendRefusal } from './application';
import type { HeartBeats } from './stomp-connect';
import { encodeFrame, escapeHeader, type StompVersion } from './stomp-frame';

/** Refusals that do not close the connection are sent here, whether or not the client subscribed. */
export const ERRORS_DESTINATION = liveErrors.path;

export function connectedFrame({ userId }: Principal, { sent, expected }: HeartBeats, version: StompVersion): string {
  const headers = {
    version,
    session: randomUUID(),
    server: 'mungchi',
    'heart-beat': `${sent},${expected}`,
    'user-name': String(userId),
  };
  return encodeFrame('CONNECTED', headers, '', version);
}

export function receiptFrame(receipt: string, version: StompVersion): string {
  return `RECEIPT\nreceipt-id:${escapeHeader(receipt, version)}\n\n\0`;
}

export type Failure = {
  code: LiveCode;
  message: string;
  receipt?: string | undefined;
  extra?: Record<string, string>;
};

export function errorFrame({ code, message, receipt, extra }: Failure, version: StompVersion): string {
  const headers = { code, message, ...extra, 'receipt-id': receipt, 'content-type': 'text/plain' };
  return encodeFrame('ERROR', headers, `${message}\n`, version);
}

export function noticeFrame(
  { refusalCode, ...detail }: SendRefusal,
  about: { destination: string; receipt?: string | undefined },
  subscription: string | undefined,
  version: StompVersion,
): string {
  const headers = {
    subscription: subscription ?? ERRORS_DESTINATION,
    'message-id': randomUUID(),
    destination: ERRORS_DESTINATION,
    code: refusalCode,
    'receipt-id': about.receipt,
    'content-type': 'application/json',
  };
  const body: LiveError = { code: refusalCode, ...detail, ...about };
  return encodeFrame('MESSAGE', headers, JSON.stringify(body), version);
}
