import type { StompVersion } from './stomp-frame';

export const STOMP_VERSIONS: readonly StompVersion[] = ['1.2', '1.1', '1.0'];

/** In milliseconds; 0 means never. */
export interface HeartBeats {
  sent: number;
  expected: number;
}

/** The highest version both support. A client that names none speaks 1.0. */
export function agreeVersion(accepted: string | undefined): StompVersion | undefined {
  const list = (accepted ?? '1.0').split(',').map((version) => version.trim());
  return STOMP_VERSIONS.find((version) => list.includes(version));
}

/** `<can send>,<wants>` of the client against what the server can and wants: the slower of each pair. */
export function agreeHeartBeats(header: string | undefined, server: HeartBeats): HeartBeats {
  const [canSend = 0, wants = 0] = /^\d{1,9},\d{1,9}$/.test(header ?? '') ? header!.split(',').map(Number) : [];
  return { sent: slower(server.sent, wants), expected: slower(server.expected, canSend) };
}

function slower(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.max(a, b);
}
