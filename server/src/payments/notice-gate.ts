import { BlockList, isIP } from 'node:net';
import type { Deps } from '../deps';

const QUIET_MS = 60_000;

/** Whether a webhook comes from an allowed address, if the operator has configured any. */
export function noticeGate({ config, log, now }: Deps): (address: string) => boolean {
  const ranges = config.payments.portone?.noticeAddresses;
  if (!ranges) return () => true;
  const allowed = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(bits), family);
  }
  let quietUntil = 0;
  return (address) => {
    if (allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return true;
    // A wrong allowlist must show up in the log; a flood must not fill it.
    const at = now().getTime();
    if (at >= quietUntil) {
      quietUntil = at + QUIET_MS;
      log.warn('payment notices from elsewhere than PORTONE_NOTICE_ADDRESSES');
    }
    return false;
  };
}
