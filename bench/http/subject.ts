import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { Figure } from './figures';

const CONNECTIONS = 8;

export type Subject = { child: ChildProcess; address: string };

/** Starts a file that calls `serveSubject`. */
export async function startSubject(file: string, args: readonly string[]): Promise<Subject> {
  const child = fork(file, args, { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, address: `http://127.0.0.1:${port}` };
}

export type Call = { url: string; requests: number; body?: object };

export async function measure(subject: Subject, { url, requests, body }: Call): Promise<Figure> {
  const before = await ask(subject);
  const result = await autocannon({
    url: `${subject.address}${url}`,
    headers: headersOf(before.token, body),
    connections: CONNECTIONS,
    amount: requests,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  const after = await ask(subject);
  return { cpuMs: (after.cpuMs - before.cpuMs) / requests, wallMs: (result.duration * 1000) / requests };
}

export async function read(subject: Subject, { url, body }: Pick<Call, 'url' | 'body'>): Promise<unknown> {
  const { token } = await ask(subject);
  const answer = await fetch(`${subject.address}${url}`, {
    headers: headersOf(token, body),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
}

function headersOf(token: string, body: object | undefined): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
}

/** CPU time used so far, and a token valid for the next minutes. */
async function ask({ child }: Subject): Promise<{ cpuMs: number; token: string }> {
  child.send('ask');
  const [answer] = (await once(child, 'message')) as [{ cpuMs: number; token: string }];
  return answer;
}
