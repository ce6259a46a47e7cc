import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Figure } from '../http/figures';
import type { Subject } from '../http/subject';
import type { Step, What } from './world';

const CONNECTIONS = 16;

export type Tokens = Record<number, string>;

export async function tokensOf({ address }: Subject): Promise<Tokens> {
  return (await (await fetch(`${address}/bench/tokens`)).json()) as Tokens;
}

/** Takes the steps over sixteen connections until there are none left or the time is up; any refusal ends the run. */
export async function takeSteps(
  subject: Subject,
  what: What,
  steps: readonly Step[],
  { tokens, seconds }: { tokens: Tokens; seconds: number },
): Promise<Figure & { taken: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = await computed(subject);
  const started = performance.now();
  let next = 0;
  const walk = async () => {
    while (next < steps.length && performance.now() - started < seconds * 1000)
      await take(`${subject.address}${urlOf(what, steps[next]!)}`, what, steps[next++]!, agent, tokens);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, walk));
  const wallMs = (performance.now() - started) / next;
  agent.destroy();
  return { cpuMs: ((await computed(subject)) - before) / next, wallMs, taken: next };
}

function urlOf(what: What, { boardId }: Step): string {
  return what.startsWith('pay') ? `/api/chat/rooms/${boardId}/pay` : `/api/group-boards/${boardId}/join`;
}

function take(url: string, what: What, { boardId, userId }: Step, agent: Agent, tokens: Tokens): Promise<void> {
  const body = what.startsWith('pay') ? JSON.stringify({ impUid: `imp_${boardId}_${userId}` }) : '{}';
  const headers = {
    authorization: `Bearer ${tokens[userId]}`,
    'x-user': String(userId),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode} ${text}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function computed({ child }: Subject): Promise<number> {
  child.send('ask');
  const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }];
  return cpuMs;
}
