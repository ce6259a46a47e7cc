import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deps } from '../deps';
import { type Person, type TestApp, testApp } from '../test-app';
import { form } from './test-pictures';

export type MediaApp = Awaited<ReturnType<typeof mediaApp>>;

/** The server with a data folder of its own and somebody who uploads. */
export async function mediaApp(env: Record<string, string> = {}, log?: Deps['log']) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mungchi-media-'));
  const t: TestApp = await testApp({ env: { DATA_DIR: dataDir, ...env }, ...(log && { log }) });
  const person = await t.person();

  async function send(
    body: { headers: Record<string, string>; payload: Buffer | string },
    who: Person | null = person,
  ) {
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/media',
      ...body,
      headers: { ...body.headers, ...(who && { authorization: `Bearer ${who.token}` }) },
    });
    return { status: response.statusCode, body: response.json() };
  }

  return {
    t,
    person,
    dataDir,
    send,
    upload: (content: Buffer | string, filename = 'photo.jpg', type = 'image/jpeg', who: Person = person) =>
      send(
        form([
          { name: 'upload_preset', content: 'gonggu' },
          { name: 'file', content, filename, type },
        ]),
        who,
      ),
    async download(url: string, headers: Record<string, string> = {}) {
      const response = await t.app.inject({ url, headers });
      return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
    },
    async close() {
      await t.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
