import type { Config } from '../config';

/** Whether this is a demo purchase while the sandbox is off: its demo leader could never complete it or hand out the goods. */
export function isForShow({ payments }: Config, leaderProvider: string): boolean {
  return leaderProvider === 'demo' && !(payments.sandbox && !payments.portone);
}
