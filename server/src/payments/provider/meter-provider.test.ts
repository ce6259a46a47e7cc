import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { meterProvider } from './meter-provider';
import { ProviderRefused, ProviderUnavailable } from './payment-provider';

test('answers and troubles of the provider are counted and passed on', async () => {
  const registry = new Registry();
  const provider = meterProvider(
    {
      payment: async () => null,
      paymentOf: () => Promise.reject(new ProviderUnavailable('no answer')),
      prepare: async () => {},
      refund: () => Promise.reject(new ProviderRefused('no such payment')),
    },
    registry,
  );
  expect(await provider.payment('imp_1')).toBeNull();
  await expect(provider.paymentOf('order-1')).rejects.toThrow('no answer');
  await expect(provider.refund('imp_1', { amount: 1000, balance: 1000 }, 'CANCELLED')).rejects.toThrow(
    'no such payment',
  );
  const text = await registry.metrics();
  expect(text).toContain('payment_provider_calls_total{call="payment",outcome="ok"} 1');
  expect(text).toContain('payment_provider_calls_total{call="paymentOf",outcome="unavailable"} 1');
  expect(text).toContain('payment_provider_calls_total{call="refund",outcome="refused"} 1');
});
