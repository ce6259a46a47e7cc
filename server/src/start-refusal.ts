/** The server cannot start with this configuration or environment; the message is written for the operator. */
export class StartRefusal extends Error {}
