import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AssistantModel, openAiModel } from './model';
import { startTestModel } from './test-model';

let endpoint: Awaited<ReturnType<typeof startTestModel>>;
let model: AssistantModel;

beforeAll(async () => {
  endpoint = await startTestModel();
});
afterAll(() => endpoint.close());
beforeEach(() => {
  model = openAiModel(
    { baseUrl: endpoint.baseUrl, apiKey: 'key-of-the-operator', model: 'test' },
    { timeoutMs: 5_000 },
  );
  endpoint.seen.length = 0;
});

const PROMPT = { system: '읽어요', user: '귤', schema: { name: 'frame', schema: { type: 'object' } } };

test('it is asked once, at temperature 0, for the strict shape, with the operator’s key', async () => {
  let authorization: string | undefined;
  endpoint.will((request, response) => {
    authorization = request.authorization;
    response.end(JSON.stringify({ choices: [{ message: { content: '{}' } }] }));
  });
  expect(await model.complete(PROMPT)).toBe('{}');
  expect(authorization).toBe('Bearer key-of-the-operator');
  expect(endpoint.seen).toHaveLength(1);
  expect(JSON.parse(endpoint.seen[0]!)).toMatchObject({
    temperature: 0,
    messages: [{ role: 'system' }, { role: 'user', content: '귤' }],
    response_format: { type: 'json_schema', json_schema: { strict: true, name: 'frame' } },
  });
  expect(endpoint.seen[0]).not.toContain('key-of-the-operator');
});

test('a silent one is not waited for longer than the prompt allows', async () => {
  endpoint.will(() => {});
  await expect(model.complete({ ...PROMPT, timeoutMs: 50 })).rejects.toThrow();
});

test.each([500, 429, 302])('an answer of %d is none', async (status) => {
  endpoint.will((_, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/' });
    response.end('{}');
  });
  await expect(model.complete(PROMPT)).rejects.toThrow();
});

test.each(['{', '[]', '{"choices":[]}', '{"choices":[{"message":{}}]}', '"'.repeat(100_000)])(
  'a body of %.20j is no answer',
  async (body) => {
    endpoint.will((_, response) => response.end(body));
    await expect(model.complete(PROMPT)).rejects.toThrow();
  },
);

test('after three failures it is left alone for a minute', async () => {
  let clock = 0;
  model = openAiModel(
    { baseUrl: endpoint.baseUrl, apiKey: null, model: 'test' },
    { timeoutMs: 5_000, clock: () => clock },
  );
  endpoint.will((_, response) => response.writeHead(500).end());
  for (let i = 0; i < 5; i++) await expect(model.complete(PROMPT)).rejects.toThrow();
  expect(endpoint.seen).toHaveLength(3);
  clock = 60_001;
  endpoint.says('{}');
  expect(await model.complete(PROMPT)).toBe('{}');
});
