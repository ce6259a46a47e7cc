import { keystrokes } from '../../korean/jamo';
import { normalise } from '../../korean/normalise';

/**
 * A phrase as keys in which the stem of a verb begins every one of its forms: `바꾸` begins `바꿔` and `바꿀`, `올리` begins
 * `올려`, `되` begins `돼`.
 */
export const stemKeys = (text: string): string =>
  keystrokes(Array.from(text)).replaceAll('ㅕ', 'ㅣㅓ').replaceAll('ㅗㅐ', 'ㅗㅣㅓ').replaceAll('ㅆ', 'ㅅㅅ');

/** The same with a mark before every letter, so that a word is found only where a letter begins: `돈` is not in `도나`. */
export const markedKeys = (text: string): string => Array.from(text, (char) => `|${stemKeys(char)}`).join('');

/** A verb, whatever the analyser takes it for: `뭐라카노`, `몇살이고`. */
export const SPOKEN =
  /[가-힣](?:이고|보고|으고|카노|하노|이면|으면|인데|는데|야돼|야되|려고|라고|겠다|니까|거든|잖아|데이|던데|싶어|을까|ㄹ까)(?:요)?$/;

/** The same words however they are spaced and punctuated. */
export const squeeze = (text: string): string => normalise(text).replaceAll(' ', '');

/** A message made readable: `20,000` is one number, `1만-2만` one range, and what goes on without a space is no word. */
export const tidy = (message: string): string =>
  normalise(
    message
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/(?<=[\d만천원])\s?[-–—∼〜]\s?(?=[\d일이삼사오육칠팔구만천])/g, '~')
      .replace(/(\S{100})\S+/gu, '$1'),
  );
