/** Ten to sixteen digits, with or without dashes or spaces between: an account, a card, a phone. */
const NUMBER = /\d(?:[ -]?\d){9,15}/g;

/** Shows the last four digits only. */
export function maskNumbers(words: string): string {
  return words.replace(NUMBER, (found) => `···· ${found.replace(/\D/g, '').slice(-4)}`);
}
