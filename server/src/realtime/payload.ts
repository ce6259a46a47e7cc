/** An entry of a client's send queue: frames shared with other clients, or one of its own as text. */
export type Outgoing = Payload | string;

/** A run of STOMP frames, encoded once per framing in use, however many sockets it goes to. */
export class Payload {
  readonly #frames: readonly string[];
  readonly #lengths: readonly number[] | undefined;
  #quoted: string | undefined;
  #webSocket: Buffer | undefined;
  #sockJs: Buffer | undefined;

  /** `lengths` in bytes, where already known. */
  constructor(frames: readonly string[], lengths?: readonly number[]) {
    this.#frames = frames;
    this.#lengths = lengths;
  }

  /** The elements of SockJS's `a[…]`. */
  get quoted(): string {
    this.#quoted ??= this.#frames.map(quote).join(',');
    return this.#quoted;
  }

  /** One WebSocket message per frame, back to back. */
  get webSocket(): Buffer {
    this.#webSocket ??= textMessages(this.#frames, this.#lengths);
    return this.#webSocket;
  }

  /** One WebSocket message holding one SockJS array. */
  get sockJs(): Buffer {
    this.#sockJs ??= textMessages([`a[${this.quoted}]`]);
    return this.#sockJs;
  }
}

export function quoted(outgoing: Outgoing): string {
  return typeof outgoing === 'string' ? quote(outgoing) : outgoing.quoted;
}

/** Above this many bytes a second chunk is cheaper than a copy. */
const COPY_MAX = 2048;

/** A client's queue as bytes for a WebSocket: long shared payloads as they are, the rest copied into one chunk. */
export function webSocketChunks(queue: readonly Outgoing[], sockJs: boolean): Buffer[] {
  const chunks: Buffer[] = [];
  let pieces: (string | Buffer)[] = [];
  for (const outgoing of queue) {
    if (typeof outgoing === 'string') {
      pieces.push(sockJs ? `a[${quote(outgoing)}]` : outgoing);
      continue;
    }
    const shared = sockJs ? outgoing.sockJs : outgoing.webSocket;
    if (shared.length <= COPY_MAX && queue.length > 1) pieces.push(shared);
    else {
      if (pieces.length > 0) chunks.push(textMessages(pieces));
      pieces = [];
      chunks.push(shared);
    }
  }
  if (pieces.length > 0) chunks.push(textMessages(pieces));
  return chunks;
}

/**
 * Whole unfragmented text messages as a server sends them: not masked, so that sockets can share the bytes. A buffer
 * among the pieces already holds encoded messages.
 */
export function textMessages(
  pieces: readonly (string | Buffer)[],
  lengths: readonly number[] = pieces.map(byteLengthOf),
): Buffer {
  let size = 0;
  for (let index = 0; index < pieces.length; index++) {
    const length = lengths[index]!;
    size += typeof pieces[index] === 'string' ? headLength(length) + length : length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    if (typeof piece === 'string') {
      at = writeHead(bytes, at, lengths[index]!);
      at += bytes.write(piece, at);
    } else at += piece.copy(bytes, at);
  }
  return bytes;
}

function byteLengthOf(piece: string | Buffer): number {
  return typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
}

function headLength(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = 0x81;
  const head = headLength(length);
  if (head === 2) bytes[at + 1] = length;
  else if (head === 4) {
    bytes[at + 1] = 126;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + head;
}

function quote(frame: string): string {
  return JSON.stringify(frame);
}
