import { READS_HEADER, READS_OWN } from '@mungchi/contract';
import type { Deps } from '../deps';
import { bearerToken } from '../http/access-token';
import { type Application, Denied } from '../realtime/application';
import type { Headers } from '../realtime/stomp-frame';
import { type LiveDoor, noTopic } from './live-door';
import { deniedFrame } from './refuse';

/** Authorisation of CONNECT, SUBSCRIBE and SEND, as the features registered it. */
export function liveApplication({ tokens }: Pick<Deps, 'tokens'>, door: () => LiveDoor): Application {
  return {
    async authenticate(headers) {
      const session = tokens.read(bearerToken(headerOf(headers, 'authorization')));
      if (!session) throw deniedFrame('LOGIN_REQUIRED');
      const { userId, sessionId } = session;
      const reportsReading = headerOf(headers, READS_HEADER) === READS_OWN;
      const principal = { userId, sessionId, reportsReading, expiresAt: session.expiresAt.getTime() };
      await door().assertAdmitted(principal);
      return principal;
    },

    async authorizeSubscribe(principal, destination) {
      const topic = door().find(destination);
      if (!topic) throw noTopic(destination);
      await topic.enter(principal);
    },

    onListen: (principal, destination) => door().find(destination)?.begun(principal),

    onSend(principal, destination, _, body) {
      const take = door().taker(destination);
      if (take) return take(principal, body);
      return Promise.reject(new Denied('DESTINATION_REFUSED', `not a destination to send to: ${destination}`));
    },
  };
}

/** STOMP header names are case-sensitive; accept any case. */
function headerOf(headers: Headers, name: string): string | undefined {
  const given = Object.keys(headers).find((header) => header.toLowerCase() === name);
  return given === undefined ? undefined : headers[given];
}
