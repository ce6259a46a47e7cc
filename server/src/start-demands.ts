import type { Config } from './config';

/** What is missing for a start in production, one sentence each; explained in docs/production.md. */
export function startDemands(config: Config): string[] {
  if (!config.production) return [];
  const { webOrigin, identity, payments } = config;
  return [
    webOrigin === null && 'WEB_ORIGIN must be set in production: the https origin people open in their browser.',
    webOrigin?.startsWith('http:') &&
      !isLoopback(new URL(webOrigin).hostname) &&
      'WEB_ORIGIN must be https in production: cookies and tokens would travel in the open.',
    !config.proxiesNamed &&
      'TRUST_PROXY must be set in production: the addresses of your proxies, or none when browsers connect directly.',
    !payments.portone &&
      !payments.sandbox &&
      'PORTONE_KEY and PORTONE_SECRET must be set in production, or PAYMENT_SANDBOX=on where no real money moves.',
    !identity.kakao &&
      !identity.naver &&
      !identity.google &&
      !identity.builtIn &&
      'KAKAO_CLIENT_ID, NAVER_CLIENT_ID or GOOGLE_CLIENT_ID must be set in production, or BUILTIN_LOGIN=on where anybody may be anybody.',
  ].filter((sentence) => typeof sentence === 'string');
}

/** Browsers treat these as secure without https, so production can be tried locally. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
