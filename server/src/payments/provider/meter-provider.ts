import { Counter, type Registry } from 'prom-client';
import { type PaymentProvider, ProviderRefused } from './payment-provider';

/** Prometheus: provider calls by result. `refused`: rejected by the provider; `unavailable`: no valid answer. */
export function meterProvider(provider: PaymentProvider, registry: Registry): PaymentProvider {
  const calls = new Counter({
    name: 'payment_provider_calls_total',
    help: 'Calls of the payment provider by outcome: ok, refused, unavailable',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  const metered = Object.entries(provider).map(([call, ask]) => [
    call,
    async (...given: unknown[]) => {
      try {
        const answer = await (ask as (...given: unknown[]) => Promise<unknown>)(...given);
        calls.inc({ call, outcome: 'ok' });
        return answer;
      } catch (error) {
        calls.inc({ call, outcome: error instanceof ProviderRefused ? 'refused' : 'unavailable' });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(metered) as PaymentProvider;
}
