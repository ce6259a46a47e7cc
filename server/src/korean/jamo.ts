import { disassemble } from 'es-hangul';

const ONSETS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const PLAIN: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const ALIKE: Record<string, string> = { ...PLAIN, ㅐ: 'ㅔ', ㅒ: 'ㅖ' };
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_ONSET = 588;

export function isSyllable(char: string): boolean {
  const code = char.charCodeAt(0);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
}

/** A consonant on its own, as in a search typed as onsets only. */
export function isConsonant(char: string): boolean {
  return char >= 'ㄱ' && char <= 'ㅎ';
}

/** The onset of a syllable; anything else is its own onset. */
export function onsetOf(char: string): string {
  if (!isSyllable(char)) return char;
  return ONSETS[Math.floor((char.charCodeAt(0) - FIRST_SYLLABLE) / SYLLABLES_PER_ONSET)]!;
}

/** `ㄲ` → `ㄱ`: people who type onsets rarely press shift. */
export function plainOnsetOf(char: string): string {
  const onset = onsetOf(char);
  return PLAIN[onset] ?? onset;
}

const keysOfChar = new Map<string, string>();

/** The keys pressed on a two-set keyboard, with compound vowels and finals split (`과` → `ㄱㅗㅏ`). */
export function keystrokes(chars: readonly string[]): string {
  let keys = '';
  for (const char of chars) {
    let own = keysOfChar.get(char);
    if (own === undefined) {
      own = isSyllable(char) ? disassemble(char) : char;
      if (isSyllable(char)) keysOfChar.set(char, own);
    }
    keys += own;
  }
  return keys;
}

/** Letters that sound alike and are often confused (`떡뽁이`, `베게`) count as equal. */
export function soundsLike(keys: string): string {
  return keys.replace(/[ㄲㄸㅃㅆㅉㅐㅒ]/g, (key) => ALIKE[key]!);
}

/** True when one insertion, deletion, substitution or swap of neighbours turns one into the other. */
export function withinOneKey(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;

  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2);
}
