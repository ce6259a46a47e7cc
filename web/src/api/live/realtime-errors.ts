import type { RefusalCode } from '@mungchi/contract';

/** The server rejected the message. `message` may be shown. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
  }
}

/** It may or may not have arrived. Resend with the same key after a reconnect. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
