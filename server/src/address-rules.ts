import { isIP } from 'node:net';

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** Port 0 when it is none. */
export function hostAndPort(address: string): { host: string; port: number } {
  const [, host = '', port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(address) ?? [];
  return { host, port: Number(port ?? 0) };
}

/** At least two labels: browsers reject a cookie for a whole top-level domain, and for an IP address. */
export function isDomain(value: string): boolean {
  return /^\.?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(value);
}

/** What a push service accepts as whom to write to: Apple refuses a made-up one. */
export function isReachable(value: string): boolean {
  if (value.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+$/.test(value) && isDomain(value.split('@')[1]!);
  return URL.canParse(value) && new URL(value).protocol === 'https:' && isDomain(new URL(value).hostname);
}

/** A host, one with any label before it, or a whole origin. */
export function isPushHost(value: string): boolean {
  return isOrigin(value) || isDomain(value.replace(/^\*\./, ''));
}

export function areProxies(value: string): boolean {
  if (value === 'none') return true;
  return value
    .split(',')
    .every((part) => ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim()) || areRanges(part));
}

export function areRanges(value: string): boolean {
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    const longest = isIP(address) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
    return isIP(address) > 0 && isRange && more.length === 0;
  });
}

/** This machine: a host of an address, or a number. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(host);
}
