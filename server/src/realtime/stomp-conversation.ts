import { isUtf8 } from 'node:buffer';
import type { RefusalCode } from '@mungchi/contract';
import { type Application, Denied, type Principal, type SendRefusal } from './application';
import type { Connection } from './connection';
import { Acknowledgements } from './stomp-acknowledgements';
import type { StompFrame, StompVersion } from './stomp-frame';
import { requiredHeader } from './stomp-head';
import { ERRORS_DESTINATION, noticeFrame, receiptFrame } from './stomp-replies';
import { Subscriptions, subscriptionId } from './stomp-subscriptions';
import type { Subscriber, Topics } from './topics';

export interface ConversationOptions {
  application: Application;
  topics: Topics;
  maxSubscriptions: number;
  /** Maximum number of frames queued behind one in progress, and of messages not yet durable. */
  maxPending: number;
}

/** The session the conversation belongs to. */
export interface Host extends Subscriber {
  readonly closed: boolean;
  onError(error: unknown, receipt: string | undefined): void;
  close(code: number, reason: string): void;
}

/** Handles the frames of a connected client. */
export class Conversation {
  readonly principal: Principal;
  readonly #version: StompVersion;
  readonly #connection: Connection;
  readonly #host: Host;
  readonly #options: ConversationOptions;
  readonly #subscriptions: Subscriptions;
  readonly #acknowledgements = new Acknowledgements();
  #undecided = 0;
  #whenDecided: (() => void) | null = null;

  constructor(
    principal: Principal,
    version: StompVersion,
    { connection, host, options }: { connection: Connection; host: Host; options: ConversationOptions },
  ) {
    this.principal = principal;
    this.#version = version;
    this.#connection = connection;
    this.#host = host;
    this.#options = options;
    this.#subscriptions = new Subscriptions(options.topics, host, options.maxSubscriptions);
  }

  /** Returns a promise when later frames have to wait. */
  handle(frame: StompFrame): Promise<void> | undefined {
    switch (frame.command) {
      case 'SEND':
        return this.#send(frame);
      case 'SUBSCRIBE':
        return this.#subscribe(frame);
      case 'UNSUBSCRIBE':
        this.#subscriptions.remove(subscriptionId(frame, this.#version));
        return this.#receipt(frame.headers['receipt']);
      case 'ACK':
      case 'NACK':
        this.#acknowledgements.settle(frame, this.#version);
        return this.#receipt(frame.headers['receipt']);
      case 'DISCONNECT':
        return this.#disconnect(frame);
      case 'BEGIN':
      case 'COMMIT':
      case 'ABORT':
        throw new Denied('TRANSACTIONS_UNSUPPORTED', 'transactions are not supported');
      default:
        throw new Denied('UNKNOWN_COMMAND', `unknown command ${frame.command}`);
    }
  }

  expectAcknowledgements(ids: readonly string[]): void {
    this.#acknowledgements.expect(ids);
  }

  /** Ends the subscriptions to a destination after permission was lost, and tells the client. */
  revoke(destination: string, code: RefusalCode): void {
    const ended = this.#subscriptions.removeTo(destination);
    for (let count = 0; count < ended; count++) this.#notify({ refusalCode: code }, { destination });
  }

  end(): void {
    this.#subscriptions.clear();
  }

  /** Does not block the frames behind it: each message is stored on its own, in order of arrival. */
  #send(frame: StompFrame): undefined {
    const destination = requiredHeader(frame, 'destination');
    if (frame.headers['transaction'] !== undefined)
      throw new Denied('TRANSACTIONS_UNSUPPORTED', 'transactions are not supported');
    if (!isUtf8(frame.body)) throw new Denied('INVALID_UTF8', 'a body is UTF-8');
    if (this.#undecided >= this.#options.maxPending) throw new Denied('TOO_MANY_FRAMES', 'too many messages at once');
    this.#undecided += 1;
    // Do not keep the whole frame in memory until the message is durable.
    const { receipt } = frame.headers;
    this.#options.application.onSend(this.principal, destination, frame.headers, frame.body).then(
      (refusal) => {
        if (refusal) this.#notify(refusal, { destination, receipt });
        else this.#receipt(receipt);
        this.#decided();
      },
      (error) => {
        this.#host.onError(error, receipt);
        this.#decided();
      },
    );
  }

  #decided(): void {
    this.#undecided -= 1;
    if (this.#undecided === 0) this.#whenDecided?.();
  }

  async #subscribe(frame: StompFrame): Promise<void> {
    const destination = requiredHeader(frame, 'destination');
    const id = subscriptionId(frame, this.#version);
    this.#subscriptions.assertTakes(id, frame);
    if (destination !== ERRORS_DESTINATION)
      await this.#options.application.authorizeSubscribe(this.principal, destination);
    if (this.#host.closed) return;
    this.#subscriptions.add(id, destination, frame, this.#version);
    this.#subscriptions.whenEnded(id, this.#options.application.onListen?.(this.principal, destination));
    this.#receipt(frame.headers['receipt']);
  }

  /** The receipt of DISCONNECT confirms that everything before it was accepted. */
  async #disconnect(frame: StompFrame): Promise<void> {
    if (this.#undecided > 0) await new Promise<void>((resolve) => (this.#whenDecided = resolve));
    this.#receipt(frame.headers['receipt']);
    this.#host.close(1000, 'bye');
  }

  #receipt(receipt: string | undefined): undefined {
    if (receipt === undefined || this.#host.closed) return;
    this.#connection.send(receiptFrame(receipt, this.#version));
  }

  #notify(refusal: SendRefusal, about: { destination: string; receipt?: string | undefined }): void {
    if (this.#host.closed) return;
    this.#connection.send(noticeFrame(refusal, about, this.#subscriptions.forErrors, this.#version));
  }
}
