import { isLoopback } from './address-rules';
import type { Config } from './config';

/** What only the environment can say, and what comes to it from outside goes by: demanded before anything is touched. */
export function addressDemands({ production, webOrigin, proxiesNamed }: Config): string[] {
  if (!production) return [];
  return [
    webOrigin === null && 'WEB_ORIGIN must be set in production: the https origin people open in their browser.',
    webOrigin?.startsWith('http:') &&
      // Browsers treat these as secure without https, so production can be tried locally.
      !isLoopback(new URL(webOrigin).hostname) &&
      'WEB_ORIGIN must be https in production: cookies and tokens would travel in the open.',
    !proxiesNamed &&
      'TRUST_PROXY must be set in production: the addresses of your proxies, or none when browsers connect directly.',
  ].filter((sentence) => typeof sentence === 'string');
}

/** What is missing for a start in production, one sentence each; explained in docs/production.md. */
export function startDemands(config: Config): string[] {
  if (!config.production) return [];
  const { identity, payments } = config;
  const service = [
    !payments.portone &&
      !payments.sandbox &&
      'PORTONE_KEY and PORTONE_SECRET must be set in production, or PAYMENT_SANDBOX=on where no real money moves.',
    !identity.kakao &&
      !identity.naver &&
      !identity.google &&
      !identity.builtIn &&
      'KAKAO_CLIENT_ID, NAVER_CLIENT_ID or GOOGLE_CLIENT_ID must be set in production, or BUILTIN_LOGIN=on where anybody may be anybody.',
    ...(['kakao', 'naver', 'google'] as const).map(
      (name) =>
        identity[name]?.clientSecret === '' &&
        `${name.toUpperCase()}_CLIENT_SECRET must be set in production beside ${name.toUpperCase()}_CLIENT_ID: nobody could sign in with it.`,
    ),
    payments.portone &&
      config.masterKeys.length === 0 &&
      'MASTER_KEY must be set in production beside payment keys: without it whoever reads one backup signs as anybody and reads every account number.',
    payments.portone &&
      identity.builtIn &&
      'BUILTIN_LOGIN must be off beside payment keys: with it anybody is anybody, and so is their money.',
    payments.portone &&
      payments.clientMade &&
      'CLIENT_MADE_PAYMENTS must be off beside payment keys: such a payment belongs to whoever gives its e-mail.',
  ].filter((sentence) => typeof sentence === 'string');
  return [...addressDemands(config), ...service];
}

/** Every rate limit times this is none any more. */
const MUCH = 10;

/** What a start in production lets pass and says, one sentence each; explained in docs/production.md. */
export function startWarnings({ production, backup, databaseUrl, legal, rateLimitFactor, payments }: Config): string[] {
  if (!production) return [];
  return [
    !legal.on && 'LEGAL is off: opening and joining a purchase ask for no consent, and nobody is asked for their age.',
    backup === null &&
      (databaseUrl === null
        ? 'BACKUP_DIR is not set: nothing of this database is kept elsewhere (npm run backup, by hand).'
        : 'BACKUP_DIR is not set: this database is backed up by whoever runs it, or not at all (pg_dump, point-in-time recovery).'),
    rateLimitFactor > MUCH && `RATE_LIMIT_FACTOR is ${rateLimitFactor}: there is hardly a limit left.`,
    payments.portone?.noticeAddresses === null &&
      'PORTONE_NOTICE_ADDRESSES is not set: anybody can send notices of payments, and each makes us ask the provider.',
  ].filter((sentence) => typeof sentence === 'string');
}
