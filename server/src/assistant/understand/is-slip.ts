import { convertHangulToQwerty } from 'es-hangul';
import { keystrokes } from '../../korean/jamo';

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = [
  'ㅐㅔㅒㅖ',
  'ㅗㅜㅓ',
  'ㅏㅓ',
  'ㅡㅓㅜ',
  'ㅣㅡ',
  'ㄱㅋㄲ',
  'ㄷㅌㄸ',
  'ㅂㅍㅃ',
  'ㅈㅊㅉ',
  'ㅅㅆ',
  'ㄴㄹㅇ',
  'ㅁㅂ',
  'ㅅㅈㄷ',
];

/** Of two syllables, one wrong key must lie beside the right one or sound like it: `조미` is not `조기`. */
export function isSlip(typed: string, word: string): boolean {
  const a = keystrokes(Array.from(typed));
  const b = keystrokes(Array.from(word));
  if (a.length !== b.length) return true;
  const at = Array.from(a).findIndex((key, i) => key !== b[i]);
  if (at < 0 || a.slice(at + 1) !== b.slice(at + 1)) return true;
  const [x, y] = [a[at]!, b[at]!];
  return ALIKE.some((keys) => keys.includes(x) && keys.includes(y)) || areNeighbours(x, y);
}

function areNeighbours(x: string, y: string): boolean {
  const place = (key: string): [number, number] => {
    const letter = convertHangulToQwerty(key).toLowerCase();
    const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
    return [row, row < 0 ? -9 : KEYBOARD[row]!.indexOf(letter)];
  };
  const [[rowX, atX], [rowY, atY]] = [place(x), place(y)];
  return Math.abs(rowX - rowY) <= 1 && Math.abs(atX - atY) <= 1;
}
