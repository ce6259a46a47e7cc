import { MESSAGE_BURST, MESSAGE_BURST_MS, type sendMessage } from '@mungchi/contract';
import type { Deps } from '../deps';
import { deniedFrame, refusedFrame } from '../live/refuse';
import { sparingly } from '../log-sparingly';
import type { Principal, SendRefusal } from '../realtime/application';
import type { Take } from '../realtime/rate-limit';
import type { MessageAppender } from './message-appender';
import { readSentDraft } from './message-rules';
import type { SentDraft } from './outcome';

type Taken = Promise<SendRefusal<(typeof sendMessage)['errors'][number]> | undefined>;

/** Reads, limits and stores what a client sends. */
export function takeMessage(
  { config, limiter, log, sanctions }: Pick<Deps, 'config' | 'limiter' | 'log' | 'sanctions'>,
  appender: MessageAppender,
): (sender: Principal, body: Buffer) => Taken {
  const burst = Math.ceil(MESSAGE_BURST * config.rateLimitFactor);
  const sayLost = sparingly((err, unsaid) => log.error({ err, unsaid }, 'a message could not be stored'));

  return ({ userId }, body) => {
    if (sanctions.of(userId)?.kind === 'BANNED') return Promise.reject(deniedFrame('BANNED'));
    const read = readSentDraft(body.toString());
    return read.do === 'send' ? send({ ...read.draft, userId }) : Promise.resolve(refusedFrame(read.because, read.key));
  };

  function send(draft: SentDraft): Taken {
    const turn = limiter.takeToken(`chat ${draft.userId}`, burst, MESSAGE_BURST_MS);
    return turn instanceof Promise ? turn.then((taken) => append(draft, taken)) : append(draft, turn);
  }

  /** Pending until the commit, so it captures only the draft: the frame's bytes can be freed. */
  function append(draft: SentDraft, turn: Take): Taken {
    const key = draft.key ?? undefined;
    if (!turn.ok) return Promise.resolve({ ...refusedFrame('RATE_LIMITED', key), retryAfter: turn.retryAfter });
    return appender.append(draft).then(
      (outcome) => {
        if (outcome.ok) return undefined;
        if (outcome.code === 'NOT_A_MEMBER' || outcome.code === 'ROOM_NOT_FOUND') throw deniedFrame(outcome.code);
        return refusedFrame(outcome.code, key);
      },
      (error) => {
        sayLost(error);
        return refusedFrame('UNAVAILABLE', key);
      },
    );
  }
}
