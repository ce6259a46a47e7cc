import {
  isBoardTopic,
  MESSAGE_BURST,
  MESSAGE_BURST_MS,
  READS_HEADER,
  READS_OWN,
  REFUSALS,
  type RefusalCode,
} from '@mungchi/contract';
import type { Deps } from '../deps';
import { bearerToken } from '../http/access-token';
import { type Application, Denied, type SendRefusal } from '../realtime/application';
import type { Take } from '../realtime/rate-limit';
import type { Headers } from '../realtime/stomp-frame';
import type { RevokedSessions } from '../users/session/revoked-sessions';
import { readTopic, SEND_DESTINATION } from './chat-topics';
import { entryRefusal } from './entry-refusal';
import type { MessageAppender } from './message-appender';
import { readDraft } from './message-rules';
import type { SentDraft } from './outcome';
import type { RoomFeeds } from './room-feeds';
import type { RoomListFeeds } from './room-list-feeds';

type Parts = {
  appender: MessageAppender;
  revoked: RevokedSessions;
  rooms: () => RoomFeeds;
  lists: () => RoomListFeeds;
};

/** Authorisation of CONNECT, SUBSCRIBE and SEND. */
export function chatApplication(deps: Deps, { appender, revoked, rooms, lists }: Parts): Application {
  const burst = Math.ceil(MESSAGE_BURST * deps.config.rateLimitFactor);

  return {
    async authenticate(headers) {
      const session = deps.tokens.read(bearerToken(headerOf(headers, 'authorization')));
      if (!session) throw denied('LOGIN_REQUIRED');
      const { userId, sessionId } = session;
      if (sessionId !== null && (await revoked.has(sessionId))) throw denied('LOGIN_REQUIRED');
      const reportsReading = headerOf(headers, READS_HEADER) === READS_OWN;
      return { userId, sessionId, reportsReading, expiresAt: session.expiresAt.getTime() };
    },

    async authorizeSubscribe({ userId }, destination) {
      const topic = readTopic(destination);
      if (topic?.kind === 'room') {
        const refusal = await entryRefusal(deps, topic.id, userId);
        if (refusal) throw denied(refusal);
        await rooms().open(topic.id);
      } else if (topic?.kind === 'list' && topic.id === userId) {
        await lists().open(userId);
      } else if (!isBoardTopic(destination)) {
        throw new Denied('DESTINATION_REFUSED', `not a destination to subscribe to: ${destination}`);
      }
    },

    onListen({ userId, reportsReading }, destination) {
      const topic = readTopic(destination);
      if (reportsReading || topic?.kind !== 'room') return undefined;
      return deps.heard.listen(userId, topic.id, (err) => deps.log.error({ err }, 'chat'));
    },

    onSend({ userId }, destination, _, body) {
      if (destination !== SEND_DESTINATION) {
        return Promise.reject(new Denied('DESTINATION_REFUSED', `not a destination to send to: ${destination}`));
      }
      const read = readDraft(body.toString());
      return read.ok ? send({ ...read.draft, userId }) : Promise.resolve(refused(read.code, read.key));
    },
  };

  function send(draft: SentDraft): Promise<SendRefusal | undefined> {
    const turn = deps.limiter.takeToken(`chat ${draft.userId}`, burst, MESSAGE_BURST_MS);
    return turn instanceof Promise ? turn.then((taken) => append(draft, taken)) : append(draft, turn);
  }

  /** Pending until the commit, so it captures only the draft: the frame's bytes can be freed. */
  function append(draft: SentDraft, turn: Take): Promise<SendRefusal | undefined> {
    const key = draft.key ?? undefined;
    if (!turn.ok) return Promise.resolve({ ...refused('RATE_LIMITED', key), retryAfter: turn.retryAfter });
    return appender.append(draft).then(
      (outcome) => {
        if (outcome.ok) return undefined;
        if (outcome.code === 'NOT_A_MEMBER' || outcome.code === 'ROOM_NOT_FOUND') throw denied(outcome.code);
        return refused(outcome.code, key);
      },
      (error) => {
        deps.log.error({ err: error }, 'a message could not be stored');
        return refused('UNAVAILABLE', key);
      },
    );
  }
}

/** STOMP header names are case-sensitive; accept any case. */
function headerOf(headers: Headers, name: string): string | undefined {
  const given = Object.keys(headers).find((header) => header.toLowerCase() === name);
  return given === undefined ? undefined : headers[given];
}

function denied(code: RefusalCode): Denied {
  return new Denied(code, REFUSALS[code][1]);
}

function refused(code: RefusalCode, key: string | undefined): SendRefusal {
  return { refusalCode: code, message: REFUSALS[code][1], ...(key !== undefined && { key }) };
}
