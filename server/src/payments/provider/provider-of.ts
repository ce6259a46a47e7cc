import type { Config } from '../../config';
import type { MoneyProvider } from '../../db/rows';

/** Who takes money here. Where nobody does, nothing is taken. */
export function providerOf({ payments }: Pick<Config, 'payments'>): MoneyProvider {
  return payments.portone ? 'PORTONE' : 'SANDBOX';
}
