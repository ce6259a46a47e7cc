import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { livePostmaster } from './postmaster';
import { removeWhenOrphaned } from './remove-when-orphaned';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded';

/** One folder per test, for servers that are stopped when the test ends. */
export function embeddedFolder() {
  let parent: string;
  let open: EmbeddedDatabase[] = [];
  const folder = () => path.join(parent, 'postgres');
  beforeEach(() => {
    parent = mkdtempSync(path.join(os.tmpdir(), 'mungchi-embedded-'));
    mkdirSync(folder());
    removeWhenOrphaned(folder());
  });
  afterEach(async () => {
    for (const server of open) await server.stop();
    open = [];
    rmSync(parent, { recursive: true, force: true });
  });
  return {
    folder,
    async start(where = folder(), options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
      const server = await startEmbedded(where, options);
      open.push(server);
      return server;
    },
    pidOf: (home = folder()) => livePostmaster(path.join(home, 'data'))?.pid,
  };
}

export async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
