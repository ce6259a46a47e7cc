import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { s3Credentials } from './s3-credentials';

const NONE = { accessKeyId: null, secretAccessKey: null };

test('the configuration comes before Amazon’s own variables', async () => {
  const environment = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' };
  const own = { accessKeyId: 'own', secretAccessKey: 'own secret' };
  expect(await s3Credentials(own, environment)()).toEqual(own);
  expect(await s3Credentials(NONE, environment)()).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  });
});

test('a container’s role lends credentials, which are asked for anew before they end, and after a failure', async () => {
  const asked: (string | undefined)[] = [];
  let until = Date.now() + 60 * 60_000;
  const service = createServer((request, response) => {
    asked.push(request.headers.authorization);
    if (asked.length === 1) return response.writeHead(500).end();
    const lent = { AccessKeyId: `id ${asked.length}`, SecretAccessKey: 's', Token: 't', Expiration: new Date(until) };
    return response.end(JSON.stringify(lent));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const credentials = s3Credentials(NONE, {
    AWS_CONTAINER_CREDENTIALS_FULL_URI: `http://127.0.0.1:${port}/role`,
    AWS_CONTAINER_AUTHORIZATION_TOKEN: 'of this container',
  });
  await expect(credentials()).rejects.toThrow('/role answered 500');
  const lent = { accessKeyId: 'id 2', secretAccessKey: 's', sessionToken: 't' };
  expect(await Promise.all([credentials(), credentials()])).toEqual([lent, lent]);
  expect(await credentials()).toEqual(lent);

  until = Date.now() + 60_000;
  const short = s3Credentials(NONE, { AWS_CONTAINER_CREDENTIALS_FULL_URI: `http://127.0.0.1:${port}/role` });
  expect([(await short()).accessKeyId, (await short()).accessKeyId]).toEqual(['id 3', 'id 4']);
  expect(asked).toEqual(['of this container', 'of this container', undefined, undefined]);
  service.close();
});
