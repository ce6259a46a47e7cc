import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type DbConnection } from './connect';

export type TestDatabase = DbConnection & { url: string };

/** A fresh copy of the migrated database; call it once per test file and close it at the end. */
export function testDatabase(): Promise<TestDatabase> {
  return databaseLike(inject('testCluster').template);
}

/** Without a single table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return databaseLike('template1');
}

async function databaseLike(template: string): Promise<TestDatabase> {
  const { adminUrl } = inject('testCluster');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await order(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = adminUrl.replace(/\/\w+\?/, `/${name}?`);
  const connection = connect(url);
  let closed: Promise<void> | undefined;
  const close = async () => {
    await connection.close();
    await order(adminUrl, `drop database ${name} with (force)`);
  };
  return { ...connection, url, close: () => (closed ??= close()) };
}

async function order(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
