import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { startServer } from '../start-server';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type SentSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] };

let database: TestDatabase;
let collector: Server;
const sent: Sent[] = [];

beforeAll(async () => {
  database = await testDatabase();
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') sent.push(JSON.parse(await text(request)) as Sent);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(async () => {
  collector.close();
  await database.close();
});

const start = (env: Record<string, string>) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ...env,
    }),
  );

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

test('without a collector there is nothing to send', async () => {
  const server = await start({});
  await fetch(`${server.address}/api/products/categories/1/scroll`, { headers: { traceparent: TRACEPARENT } });
  await server.stop();
  expect(sent).toEqual([]);
});

test('a call is a span of its caller’s trace, and its statements are its children', async () => {
  const { port } = collector.address() as AddressInfo;
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const answer = await fetch(`${server.address}/api/group-boards/123456789`, { headers: { traceparent: TRACEPARENT } });
  await fetch(`${server.address}/readyz`);
  await server.stop();

  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const ours = spans.filter(({ traceId }) => traceId === TRACE);
  const call = ours.find(({ name }) => name.startsWith('GET '))!;
  expect(call.name).toBe('GET /api/group-boards/:boardId');
  expect(attributeOf(call, 'http.response.status_code')).toBe(answer.status);
  expect(attributeOf(call, 'mungchi.request_id')).toBe(answer.headers.get('x-request-id'));
  const statements = ours.filter(({ parentSpanId }) => parentSpanId === call.spanId).map(({ name }) => name);
  expect(statements.filter((name) => /^(select|with)$/.test(name))).not.toEqual([]);
  expect(JSON.stringify(ours)).not.toContain('123456789');
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  expect(attributeOf(sent[0]!.resourceSpans[0]!.resource, 'service.name')).toBe('mungchi');
});

function attributeOf({ attributes }: { attributes: Attribute[] }, key: string): string | number | undefined {
  const { stringValue, intValue } = attributes.find((each) => each.key === key)?.value ?? {};
  return stringValue ?? intValue;
}
