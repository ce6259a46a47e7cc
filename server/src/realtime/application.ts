import type { Headers } from './stomp-frame';

export interface Principal {
  userId: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** The sign-in it goes back to, where one is known. */
  sessionId?: string | null;
  /** Says by itself what it has read. */
  reportsReading?: boolean;
}

/** A message that was not taken. The connection stays; the sender is told on /user/queue/errors. */
export interface SendRefusal {
  refusalCode: string;
  message?: string;
  /** Milliseconds. */
  retryAfter?: number;
  /** The sender's own name for the message. */
  key?: string;
}

/** What a feature decides for a gateway. Throwing `Denied` answers an ERROR frame and ends the connection. */
export interface Application {
  authenticate(headers: Headers): Promise<Principal>;
  authorizeSubscribe(principal: Principal, destination: string): Promise<void>;
  /** A subscription stands; what this answers is called when it ends, however it ends. */
  onListen?(principal: Principal, destination: string): (() => void) | undefined;
  /** Called in the order of arrival, without waiting for the call before; resolves when the message is durable. */
  onSend(principal: Principal, destination: string, headers: Headers, body: Buffer): Promise<SendRefusal | undefined>;
}

export class Denied extends Error {
  constructor(
    readonly code: string,
    message: string = code,
  ) {
    super(message);
    this.name = 'Denied';
  }
}
