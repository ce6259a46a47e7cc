/** Where this process reaches itself: a node that listens on one address only is not on loopback. */
export function ownAddress(host: string, port: number): string {
  return `http://${isEverywhere(host) ? '127.0.0.1' : bracketed(host)}:${port}`;
}

/** Where somebody at this machine opens it. */
export function shownAddress(host: string, port: number): string {
  return `http://${isEverywhere(host) ? 'localhost' : bracketed(host)}:${port}`;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
