import { HungUp, NoAnswer, OutsideLine } from '../../outside-line';
import { ProviderSilent, ProviderUnavailable } from './payment-provider';
import type { PortoneOptions } from './portone-request';

const UNBOUND = new OutsideLine();

/** Everything a call takes, retries and token included, within one time. */
export async function reachWithin<T>(
  { line = UNBOUND }: PortoneOptions,
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await line.call(ms, ask);
  } catch (error) {
    if (error instanceof NoAnswer) throw new ProviderSilent('The provider did not answer', { cause: error });
    if (error instanceof HungUp) throw new ProviderUnavailable('The provider is no longer asked', { cause: error });
    throw error;
  }
}
