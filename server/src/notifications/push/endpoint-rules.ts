/** The push services of today's browsers. */
const KNOWN = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/**
 * Whether a subscription may be called: https on the usual port of a known push service, or of `more`. Anything else
 * would let a client aim our server at an address of its choice. An entry of `more` with a scheme is a whole origin.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (more.includes(origin)) return true;
  return protocol === 'https:' && port === '' && [...KNOWN, ...more].some((host) => fits(hostname, host));
}

function fits(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
