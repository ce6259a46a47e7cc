/** Ten to sixteen digits, with or without dashes or spaces between: an account, a card, a phone. */
const NUMBER = /\d(?:[ -]?\d){9,15}/g;

/** Shows the last four digits only. */
export function maskNumbers(words: string): string {
  return words.replace(NUMBER, (found) => `···· ${found.replace(/\D/g, '').slice(-4)}`);
}

/** `김○솔`: the first and the last letter of a name. */
export function maskName(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length < 3) return `${letters[0] ?? ''}○`;
  return `${letters[0]}${'○'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** `n···@example.org` */
export function maskEmail(email: string): string {
  const [name = '', host] = email.split('@');
  return host === undefined ? '···' : `${name.slice(0, 1)}···@${host}`;
}

/** The last four digits of a phone. */
export function maskPhone(phone: string): string {
  return `···· ${phone.replace(/\D/g, '').slice(-4)}`;
}

/** Down to the neighbourhood: what stands behind the road's name is left out. */
export function maskAddress(address: string): string {
  return address.split(' ').slice(0, 3).join(' ');
}
