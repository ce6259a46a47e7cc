import { BlockList, isIPv6, SocketAddress } from 'node:net';

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * The part of an address that stands for one visitor: an IPv4 address in any notation, or the /64 of an IPv6 address,
 * which belongs to one household.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expanded(new SocketAddress({ address, family: 'ipv6' }).address);
  if (MAPPED.check(address, 'ipv6')) return groups.slice(6).flatMap(octets).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an address as Node writes it: compressed, possibly ending in IPv4. */
function expanded(address: string): number[] {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    const [a, b, c, d] = group.split('.').map(Number);
    return d === undefined ? [Number.parseInt(group, 16)] : [a! * 256 + b!, c! * 256 + d];
  });
}

function octets(group: number): number[] {
  return [group >> 8, group & 255];
}
