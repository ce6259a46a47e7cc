import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverFile } from '../../server-folder';
import { createKernel } from './matrix-kernel';
import { theNetwork } from './network';

const ROOT = path.resolve(import.meta.dirname, '../../../../reader');

type Golden = {
  message: string;
  before: string;
  marks: string[];
  reading: {
    calls: [call: string, share: number][];
    ids: Record<string, [label: string, share: number]>;
    spans: [role: string, text: string][];
    items: string[];
    flags: string[];
  };
};

test('products of matrices are those of plain loops', () => {
  const [rows, columns, depth] = [8, 6, 64];
  const kernel = createKernel(65_536);
  const floats = new Float32Array(kernel.memory.buffer);
  const [a, w, out] = [0, rows * depth, (rows + columns) * depth];
  for (let i = 0; i < out; i += 1) floats[i] = Math.sin(i);
  kernel.multiply(a, w * 4, out * 4, rows, columns, depth);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let k = 0; k < depth; k += 1) sum += floats[a + row * depth + k]! * floats[w + column * depth + k]!;
      expect(floats[out + row * columns + column]).toBeCloseTo(sum, 4);
    }
});

test('the weights are those that the folder of the training names', () => {
  const hash = createHash('sha256')
    .update(readFileSync(serverFile('data/assistant/reader.bin')))
    .digest('hex');
  expect(readFileSync(path.join(ROOT, 'weights.sha256'), 'utf8').trim()).toBe(hash);
});

test('three hundred messages are read as the training read them', async () => {
  const network = await theNetwork();
  const golden = JSON.parse(readFileSync(path.join(ROOT, 'golden.json'), 'utf8')) as Golden[];
  expect(golden.length).toBeGreaterThanOrEqual(290);
  const differences: unknown[] = [];
  for (const { message, before, marks, reading: expected } of golden) {
    const { calls, groups, spans, items, flags } = await network.read(message, before, marks);
    const read = {
      calls: calls.map(({ label }) => label).sort(),
      ids: Object.fromEntries(Object.entries(groups).map(([name, [first]]) => [name, first?.label])),
      spans: spans.map(({ role, text }) => [role, text]),
      items: [...items].sort(),
      flags: [...flags].sort(),
    };
    const wanted = {
      calls: expected.calls.map(([call]) => call).sort(),
      ids: Object.fromEntries(Object.entries(expected.ids).map(([name, [label]]) => [name, label])),
      spans: expected.spans,
      items: [...expected.items].sort(),
      flags: [...expected.flags].sort(),
    };
    if (JSON.stringify(read) !== JSON.stringify(wanted)) differences.push({ message, read, wanted });
  }
  // A share within rounding of one half may fall on the other side.
  expect(differences.length, JSON.stringify(differences.slice(0, 3), null, 1)).toBeLessThanOrEqual(2);
});

test('two messages at once do not disturb one another', async () => {
  const network = await theNetwork();
  const alone = await network.read('딸기 2kg 있어요?', '', ['[nothing]']);
  const [first, second] = await Promise.all([
    network.read('딸기 2kg 있어요?', '', ['[nothing]']),
    network.read('차단하면 상대가 아나요', '', ['[nothing]']),
  ]);
  expect(first).toEqual(alone);
  expect(second.calls[0]?.label).toBe('service_fact');
});

test('an empty, a very long and a strange message are read, too', async () => {
  const network = await theNetwork();
  for (const message of ['', ' ', '가'.repeat(500), '😀👍🏽\u0000\u200b', 'x'.repeat(500)])
    expect((await network.read(message, '가'.repeat(200), ['[goods]', '[no such mark]'])).calls.length).toBeGreaterThan(
      0,
    );
});
