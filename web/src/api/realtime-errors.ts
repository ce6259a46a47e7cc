/** The server did not take it. `message` may be shown. */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** It may or may not have arrived. Send it again with the same key once there is a connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
