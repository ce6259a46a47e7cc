import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startNode } from './chat/test-node';
import { testDatabase } from './db/test-database';

test('a caller who never finishes asking does not keep a node from stopping cleanly', async () => {
  const database = await testDatabase();
  const node = await startNode(database.url);
  const { port } = new URL(node.address);
  const caller = connect(Number(port), '127.0.0.1');
  caller.on('error', () => {});
  await once(caller, 'connect');
  caller.write(
    'POST /api/auth/reissue HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  // Somebody after it is answered: the half call has arrived.
  await fetch(`${node.address}/healthz`);

  expect(await node.stop()).toBe(0);
  caller.destroy();
  await database.close();
});
