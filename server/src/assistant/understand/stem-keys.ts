import { keystrokes } from '../../korean/jamo';

/**
 * A phrase as keys in which the stem of a verb begins every one of its forms: `바꾸` begins `바꿔` and `바꿀`, `올리` begins
 * `올려`, `되` begins `돼`.
 */
export const stemKeys = (text: string): string =>
  keystrokes(Array.from(text)).replaceAll('ㅕ', 'ㅣㅓ').replaceAll('ㅗㅐ', 'ㅗㅣㅓ').replaceAll('ㅆ', 'ㅅㅅ');

/** The same with a mark before every letter, so that a word is found only where a letter begins: `돈` is not in `도나`. */
export const markedKeys = (text: string): string => Array.from(text, (char) => `|${stemKeys(char)}`).join('');
