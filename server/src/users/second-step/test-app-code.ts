import { stepAt, timeCodeOf } from './time-code-rules';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of a key that was typed into it. */
export function appCodeAt(key: string, now: Date, beside = 0): string {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return timeCodeOf(bytes, stepAt(now) + beside);
}
