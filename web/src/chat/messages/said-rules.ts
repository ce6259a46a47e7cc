const LETTERS = 400;
export const FOLDED_LINES = 12;

/** Longer than half a screen. */
export function isLong(text: string): boolean {
  return text.length > LETTERS || text.split('\n').length > FOLDED_LINES;
}

const EMOJI = String.raw`(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]*(?:\u{200D}\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]*)*)`;
const ONLY_EMOJI = new RegExp(String.raw`^(?:\s*${EMOJI}){1,3}\s*$`, 'u');

/** One to three of them and nothing else. */
export function isOnlyEmoji(text: string): boolean {
  return ONLY_EMOJI.test(text);
}
