import { Breaker } from '../../breaker';
import type { Config } from '../../config';
import type { Db } from '../../db/schema';
import { sharedSecret } from '../../db/shared-secret';
import { OutsideLine } from '../../outside-line';
import { isPushEndpoint } from './endpoint-rules';
import { publicKeyOf } from './keys';

const COMPLAINT_MS = 3_600_000;

export type Push = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to about us. */
  subject: string;
  accepts(endpoint: string): boolean;
  /** Once an hour and host: an operator reads it, and a refusal repeats with every message. */
  mayComplain(host: string, now: Date): boolean;
  line: OutsideLine;
  /** Each service rests on its own. */
  breakerOf(host: string): Breaker;
};

/** Null where push is switched off. The keys are the operator's, or made once and shared by all nodes. */
export async function createPush(
  { push, masterKeys }: Pick<Config, 'push' | 'masterKeys'>,
  db: Db,
  line = new OutsideLine(),
): Promise<Push | null> {
  if (!push) return null;
  const privateKey = push.privateKey ?? (await sharedSecret(db, 'vapid', masterKeys));
  const complained = new Map<string, number>();
  const breakers = new Map<string, Breaker>();
  return {
    privateKey,
    publicKey: publicKeyOf(privateKey)!,
    subject: push.subject,
    accepts: (endpoint) => isPushEndpoint(endpoint, push.hosts),
    mayComplain(host, now) {
      const last = complained.get(host);
      if (last !== undefined && now.getTime() - last < COMPLAINT_MS) return false;
      complained.set(host, now.getTime());
      return true;
    },
    line,
    breakerOf(host) {
      const breaker = breakers.get(host) ?? new Breaker();
      breakers.set(host, breaker);
      return breaker;
    },
  };
}
