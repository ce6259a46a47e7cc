/** Compatibility consonants, as they are typed alone, in the order of the onsets of syllables. */
const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_ONSET = 0x1100;

/** Decomposed, a syllable that is still being typed is the beginning of the whole one: `유저` is in `유정란`. */
const letters = (text: string) => text.toLowerCase().replace(/\s/g, '').normalize('NFD');

function onsets(text: string): string {
  const found = Array.from(letters(text), (letter) => ONSETS[letter.charCodeAt(0) - FIRST_ONSET] ?? '');
  return found.join('');
}

/** Whether a word is one that somebody may be typing: a part of it, or its onsets alone (`ㄱㄱ` → `감귤`). */
export function fitsTyped(word: string, typed: string): boolean {
  const plain = typed.replace(/\s/g, '');
  return /^[ㄱ-ㅎ]+$/.test(plain) ? onsets(word).includes(plain) : letters(word).includes(letters(typed));
}
