let segmenter: Intl.Segmenter | undefined;

/** Made when first needed: that takes a phone a tenth of a second, and no page needs it to be shown. */
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Counts user-perceived characters: an emoji family or a composed syllable is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}

/**
 * Length of the longest usual character, a family with skin tones; only one letter with many combining marks takes
 * more.
 */
const UNITS_A_CHARACTER = 20;

/** At most `max` characters, and no longer in code units than `max` characters can be. */
export function isWithin(text: string, max: number): boolean {
  if (text.length <= max) return true;
  if (text.length > max * UNITS_A_CHARACTER) return false;
  // Counted no further than it matters: 20,000 characters would take a sixth of a second.
  let left = max;
  for (const _ of graphemes(text)) if (--left < 0) return false;
  return true;
}

/** Replaces lone surrogates, which no database accepts, by the replacement character. */
export function wellFormed(text: string): string {
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}

/** What holds an emoji together: joiners, the selector of its colours, the tags of a flag. */
const GLUE =
  '(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,8}\\u{e007f}|(?<=\\p{ExtPict}[\\ufe0f\\p{EMod}]{0,2})(?:\\u200d(?=\\p{ExtPict})|\\ufe0f)|(?<=[\\d#*])\\ufe0f(?=\\u20e3)';
const EMOJI_GLUE = new RegExp(GLUE, 'gu');
/** Control characters but tab and line feed, marks and overrides of direction, fillers, zero widths; NUL is refused. */
const HIDDEN = new RegExp(
  `(${GLUE})|[^\\P{Cc}\\n\\t\\0]|\\p{Cf}|(?![\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])\\p{DI}|\\u2800`,
  'gu',
);
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;
/** The characters of nearly every text, none of which needs a look. */
const COMMON = /^[\n\x20-\x7e가-힣ㄱ-ㅣ]*$/;

/**
 * A text as it is kept: trimmed, without what a reader does not see and what would turn the rest around or steer a
 * terminal, with at most two marks on a letter. Emoji stay whole.
 */
export function cleanText(text: string): string {
  if (COMMON.test(text)) return text.trim();
  return wellFormed(text)
    .replace(LINE_ENDS, '\n')
    .replace(HIDDEN, (_, glue?: string) => glue ?? '')
    .replace(PILED_MARKS, '$1')
    .trim();
}

/** There is something to see in it. */
export function isSeen(text: string): boolean {
  return /[^\s\p{M}\p{Cc}\p{DI}\u2800]/u.test(text);
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/u;
const LOOSE_MARKS = /(?:^|[\s\p{Z}])\p{M}|\p{M}{3}/u;

/** A name or a title: one line in which everything is seen, and no mark stands on nothing or on a pile of others. */
export function isLine(text: string): boolean {
  const shown = text.normalize('NFC').replace(EMOJI_GLUE, '');
  return isSeen(shown) && !UNSEEN.test(shown) && !LOOSE_MARKS.test(shown);
}

/** What a program makes up (a cursor, a key, an address): nothing in it that hides, or steers whatever prints it. */
export function isToken(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\p{Zl}\p{Zp}\u2800]/u.test(text);
}

/** The first `max` user-perceived characters. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes(text)) {
    if (count === max) return text.slice(0, end);
    end = index + segment.length;
    count += 1;
  }
  return text;
}

/** What every client shows of a message of photos. */
export function photoWords(count: number): string {
  return `사진 ${count}장`;
}
