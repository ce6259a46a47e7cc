/** In code units. */
const MESSAGE_MAX = 500;
const MARKS_MAX = /(\p{M}{2})\p{M}+/gu;

/**
 * What is read of a message, as long as it may become: a letter may carry any number of marks, and `ﷺ` unfolds into
 * eighteen letters, while every rule takes time for each code unit.
 */
export function cutMessage(message: string): string {
  const text = message.replace(MARKS_MAX, '$1');
  let units = 0;
  let end = 0;
  for (const char of text) {
    units += Math.max(char.length, char.normalize('NFKC').length);
    if (units > MESSAGE_MAX) return text.slice(0, end);
    end += char.length;
  }
  return text;
}
