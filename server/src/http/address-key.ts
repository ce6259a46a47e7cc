import { isIP } from 'node:net';

/**
 * The key under which an address's calls or connections are counted: an IPv4 address itself, for IPv6 its /64, since
 * one household owns all of it. Everything that is not an address shares one key.
 */
export function addressKey(address: string | undefined): string {
  const bare = address?.replace(/%.*$/, '') ?? '';
  switch (isIP(bare)) {
    case 4:
      return bare;
    case 6:
      return keyOfGroups(groupsOf(bare));
    default:
      return 'unknown';
  }
}

function keyOfGroups(groups: number[]): string {
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  if (tail === undefined) return numbersOf(head);
  const [front, back] = [numbersOf(head), numbersOf(tail)];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
