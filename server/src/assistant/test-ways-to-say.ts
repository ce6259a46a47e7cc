/**
 * Each danger said in a hundred ways: who it happens to, what with, what happened in any ending and dialect, with a key
 * missed, spaces in the wrong place or none. What the words mean is in the table; nothing here is spelt as it is there.
 */
export type Danger = {
  help: 'person' | 'animal';
  /** At least a worry: nothing is offered and help is named. Else help comes first. */
  isGrave: boolean;
  who: readonly string[];
  /** Of what, before the verb. */
  with: readonly string[];
  /** Past stems (`삼켰`), to which any ending is put. */
  past?: readonly string[];
  /** What goes on, before endings that begin with a consonant (`숨을 못 쉬`). */
  now?: readonly string[];
};

const PAST_ENDINGS =
  '어요|습니다|어|음|는데 어떡해요|대요|나봐요|어유|당께요|구마|심더|다 아이가|는디 우짜요|네요 ㅠㅠ|엉ㅠㅠ|거든요|다니까요|는갑다|는데예|써요'.split(
    '|',
  );
/** After the past stem without its last consonant (`삼켜`). */
const DONE_ENDINGS = '버렸어요|뿟다|부렀어라|삐릿다|버린 것 같아요|가지고 어쩌죠|서 큰일났어요|뿌렀는디'.split('|');
const NOW_ENDINGS =
  '고 있어요|네요|는데 어떡해|는디요|거든요|고 그래요|는구마|네예 ㅠ|는데 우야노|는구만유|더라고요'.split('|');
const OPENINGS = ['', '', '', '저기요 ', '헐 ', '급해요 ', '아이고 ', '어떡해 ', '큰일났어요 ', '방금 '];

const LAST = 28;
const BASE = 0xac00;
const isSyllable = (char: string) => char >= '가' && char <= '힣';
const withFinal = (char: string, final: number) =>
  String.fromCharCode(char.charCodeAt(0) - ((char.charCodeAt(0) - BASE) % LAST) + final);
const finalOf = (char: string) => (char.charCodeAt(0) - BASE) % LAST;
const SS = 20;
const S = 19;
/** The vowel beside it on a keyboard or in the ear. */
const VOWELS: Record<number, number> = {
  0: 4,
  1: 5,
  4: 0,
  5: 1,
  8: 13,
  13: 18,
  18: 13,
  20: 4,
  6: 4,
  2: 0,
  12: 8,
  9: 0,
  14: 13,
};
const otherVowel = (char: string) => {
  const code = char.charCodeAt(0) - BASE;
  const vowel = Math.floor((code % 588) / LAST);
  return String.fromCharCode(BASE + Math.floor(code / 588) * 588 + (VOWELS[vowel] ?? vowel) * LAST + (code % LAST));
};

/** One key missed in a word of at least three syllables: in a shorter one it makes another word. */
function slipped(text: string, seed: number): string {
  const chars = Array.from(text);
  const isLong = (at: number) => {
    const start = text.lastIndexOf(' ', at) + 1;
    const end = text.indexOf(' ', at);
    return (end < 0 ? text.length : end) - start >= 3;
  };
  const places = chars.flatMap((char, at) => (isSyllable(char) && isLong(at) ? [at] : []));
  const at = places[(seed * 7) % places.length]!;
  const char = chars[at]!;
  const slips = [
    () => otherVowel(char),
    () => (finalOf(char) === SS ? withFinal(char, S) : otherVowel(char)),
    () => (finalOf(char) > 0 ? withFinal(char, 0) : otherVowel(char)),
    () => withFinal(char, finalOf(char) === 0 ? 4 : finalOf(char)),
  ];
  chars[at] = slips[seed % slips.length]!();
  return chars.join('');
}

/** Without spaces, or with them where a thumb put them. */
const unspaced = (text: string) => text.replaceAll(' ', '');
const misspaced = (text: string, seed: number) =>
  Array.from(unspaced(text))
    .map((char, at) => ((at + seed) % 4 === 3 ? `${char} ` : char))
    .join('')
    .trim();

const HUNDRED = 100;
export const isSlipped = (at: number): boolean => at % 5 === 1;

export function waysToSay({ who, with: things, past = [], now = [] }: Danger): string[] {
  const told = [
    ...past.flatMap((stem) => PAST_ENDINGS.map((ending) => `${stem}${ending}`)),
    ...past.flatMap((stem) => {
      const chars = Array.from(stem);
      const done = [...chars.slice(0, -1), withFinal(chars.at(-1)!, 0)].join('');
      return DONE_ENDINGS.map((ending) => `${done}${ending}`);
    }),
    ...now.flatMap((stem) => NOW_ENDINGS.map((ending) => `${stem}${ending}`)),
  ];
  return Array.from({ length: HUNDRED }, (_, i) => {
    const part = <T>(all: readonly T[], by: number): T => all[(i * by + Math.floor(i / all.length)) % all.length]!;
    const plain = `${part(OPENINGS, 3)}${part(who, 5)} ${part(things, 7)} ${part(told, 11)}`.replace(/ +/g, ' ').trim();
    if (isSlipped(i)) return slipped(plain, i);
    if (i % 5 === 2) return unspaced(plain);
    if (i % 5 === 3) return misspaced(plain, i);
    return plain;
  });
}
