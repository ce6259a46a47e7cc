import type { LiveCode, RefusalCode, UserId } from '@mungchi/contract';
import type { Headers } from './stomp-frame';

export interface Principal {
  userId: UserId;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** The sign-in session it belongs to, where known. */
  sessionId?: string | null;
  /** The client reports itself what it has read. */
  reportsReading?: boolean;
}

/** A message that was not accepted. The connection stays; the sender is told on the topic of live errors. */
export interface SendRefusal<Code extends RefusalCode = RefusalCode> {
  refusalCode: Code;
  message?: string;
  /** Milliseconds. */
  retryAfter?: number;
  /** The sender's own key of the message. */
  key?: string;
}

/** What a feature decides for a gateway. Throwing `Denied` sends an ERROR frame and closes the connection. */
export interface Application {
  authenticate(headers: Headers): Promise<Principal>;
  authorizeSubscribe(principal: Principal, destination: string): Promise<void>;
  /**
   * Called when a subscription begins; the function it returns is called when the subscription ends, however it ends.
   */
  onListen?(principal: Principal, destination: string): (() => void) | undefined;
  /** Called in order of arrival, without waiting for the previous call; resolves when the message is durable. */
  onSend(principal: Principal, destination: string, headers: Headers, body: Buffer): Promise<SendRefusal | undefined>;
}

export class Denied extends Error {
  constructor(
    readonly code: LiveCode,
    message: string = code,
  ) {
    super(message);
    this.name = 'Denied';
  }
}
