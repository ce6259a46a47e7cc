const COMPOUND: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Compatibility jamo by their conjoining forms: NFKC turns the former into the latter, which no keyboard types. */
const STANDALONE = new Map<string, string>();
for (let code = 0x3131; code <= 0x3163; code++) {
  const standalone = String.fromCharCode(code);
  STANDALONE.set(standalone.normalize('NFKC'), standalone);
}
Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ').forEach((final, i) => {
  STANDALONE.set(String.fromCharCode(0x11a8 + i), final);
});

/** Separators between words. `%`, `_`, `+` and other signs are ordinary characters; the point of `1.5` stays. */
const SEPARATORS = /(?:[\s\p{Z}\p{C}]|(?![%_\\*#@&.])\p{P}|(?<!\d)\.|\.(?!\d))+/gu;

/** The same for common text, without Unicode character classes, which are slower. */
const COMMON_SEPARATORS = /(?:[\s!"'(),/:;?[\]{}-]|(?<!\d)\.|\.(?!\d))+/g;

/** The characters of nearly every text; none of them needs composing. */
const COMMON = /^[\x20-\x7e가-힣]*$/;

/**
 * One spelling for texts that read the same: composed, half width, lower case, words separated by single spaces. `ㄳ`
 * becomes `ㄱㅅ`, because the keyboard produces it from two onsets typed in a row.
 */
export function normalise(text: string): string {
  if (COMMON.test(text)) return separate(text.toLowerCase());
  let before = text;
  for (let pass = 0; pass < 8; pass++) {
    const after = once(before);
    if (after === before) return after;
    before = after;
  }
  return before;
}

function once(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ㄳ-ㅄ]/g, (jamo) => COMPOUND[jamo] ?? jamo)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u1100-\u11ff]/g, (jamo) => STANDALONE.get(jamo) ?? jamo)
    .replace(/[ㄳ-ㅄ]/g, (jamo) => COMPOUND[jamo] ?? jamo)
    .replace(SEPARATORS, ' ')
    .trim();
}

/** Like `once`, for common text only. */
const separate = (text: string): string => text.replace(COMMON_SEPARATORS, ' ').trim();
