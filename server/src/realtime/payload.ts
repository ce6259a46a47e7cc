/** A run of STOMP frames, encoded once for each framing in use however many sockets it goes to. */
export class Payload {
  readonly #frames: readonly string[];
  #quoted: string | undefined;
  #webSocket: Buffer | undefined;
  #sockJs: Buffer | undefined;

  constructor(frames: readonly string[]) {
    this.#frames = frames;
  }

  /** The elements of SockJS's `a[…]`. */
  get quoted(): string {
    this.#quoted ??= this.#frames.map((frame) => JSON.stringify(frame)).join(',');
    return this.#quoted;
  }

  /** One WebSocket message per frame, back to back. */
  get webSocket(): Buffer {
    if (this.#webSocket === undefined) {
      const messages = this.#frames.map(textMessage);
      this.#webSocket = messages.length === 1 ? messages[0]! : Buffer.concat(messages);
    }
    return this.#webSocket;
  }

  /** One WebSocket message holding one SockJS array. */
  get sockJs(): Buffer {
    this.#sockJs ??= textMessage(`a[${this.quoted}]`);
    return this.#sockJs;
  }
}

/** A whole unfragmented text message as a server sends it: not masked, so that sockets can share the octets. */
export function textMessage(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const message = Buffer.allocUnsafe(head + length);
  message[0] = 0x81;
  if (head === 2) message[1] = length;
  else if (head === 4) {
    message[1] = 126;
    message.writeUInt16BE(length, 2);
  } else {
    message[1] = 127;
    message.writeBigUInt64BE(BigInt(length), 2);
  }
  message.write(text, head);
  return message;
}
