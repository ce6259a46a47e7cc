import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@mungchi/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lockWriter } from '../../db/lock-writer';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { isSecure } from '../../http/origin';
import type { Provider } from '../sign-in/provider';

const TICKET_MS = 5 * 60_000;
const PATH = '/oauth2/authorization';

/** A path that links a login to this person: once, within five minutes, in the browser that asked for it. */
export async function issueTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  userId: UserId,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const [ticket, browser] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  const expiresAt = new Date(deps.now().getTime() + TICKET_MS);
  await transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    await tx
      .insertInto('linkTickets')
      .values({ hash: hashOf(ticket, browser), userId, provider, expiresAt })
      .execute();
  });
  reply.setCookie(cookieName(provider), browser, { ...attributes(deps, request), maxAge: TICKET_MS / 1000 });
  return `${PATH}/${provider}?link=${ticket}`;
}

/** Whose ticket it is; null for one that is spent, old, of another provider or of another browser. */
export async function redeemTicket(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  provider: Provider,
  ticket: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserId | null> {
  const browser = request.cookies[cookieName(provider)];
  if (typeof ticket !== 'string' || !browser) return null;
  reply.clearCookie(cookieName(provider), attributes(deps, request));
  const taken = await deps.db
    .deleteFrom('linkTickets')
    .where('hash', '=', hashOf(ticket, browser))
    .returning(['userId', 'provider', 'expiresAt'])
    .executeTakeFirst();
  return taken && taken.provider === provider && taken.expiresAt > deps.now() ? taken.userId : null;
}

function hashOf(ticket: string, browser: string): Buffer {
  return createHash('sha256').update(`${ticket} ${browser}`).digest();
}

function cookieName(provider: Provider): string {
  return `link_${provider}`;
}

function attributes({ config }: Pick<Deps, 'config'>, request: FastifyRequest) {
  return { path: PATH, httpOnly: true, sameSite: 'lax', secure: isSecure(config, request) } as const;
}
