import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { Layout } from './layout';

type Asked = { method?: string; auth?: string; body?: string; certificate?: string };

/** A part of the cluster over TLS: the status it answers with. `certificate`: whose we show. */
export function ask(layout: Layout, url: string, { method, auth, body, certificate }: Asked = {}): Promise<Answer> {
  const options = {
    method,
    auth,
    ca: readFileSync(layout.tls('ca.pem')),
    ...(certificate && {
      cert: readFileSync(layout.tls(`${certificate}.pem`)),
      key: readFileSync(layout.tls(`${certificate}.key`)),
    }),
    signal: AbortSignal.timeout(2_000),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

type Answer = { status: number; text: string };
