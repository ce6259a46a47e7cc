import { afterEach, expect, test } from 'vitest';
import type { Transport } from './connection';
import { Gateway } from './gateway';
import { echoApplication } from './test-gateway';

const open: Gateway[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close(0);
});

function crowded(people: number) {
  const gateway: Gateway = new Gateway({ application: echoApplication(() => gateway) });
  open.push(gateway);
  const asked: { code: number; at: number }[] = [];
  for (let nth = 0; nth < people; nth++) {
    const transport: Transport = {
      write() {},
      close: (code) => asked.push({ code, at: performance.now() }),
      destroy() {},
    };
    gateway.open(transport, '127.0.0.1');
  }
  return { gateway, asked };
}

test('clients are asked to move one after the other, each once, and nobody is left out', async () => {
  const { gateway, asked } = crowded(10);
  await gateway.disperse(200);
  expect(asked.map(({ code }) => code)).toEqual(Array(10).fill(1001));
  // A busy machine can only make it longer.
  expect(asked.at(-1)!.at - asked[0]!.at).toBeGreaterThan(100);
});

test('without time for it all are asked at once, and without anybody it is over', async () => {
  const { gateway, asked } = crowded(3);
  await gateway.disperse(0);
  expect(asked).toHaveLength(3);
  await crowded(0).gateway.disperse(60_000);
});

test('closing does not wait for it', async () => {
  const { gateway, asked } = crowded(4);
  const dispersed = gateway.disperse(60_000);
  await gateway.close(0);
  await dispersed;
  expect(asked).toHaveLength(4);
});
