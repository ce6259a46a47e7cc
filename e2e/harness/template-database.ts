import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startProduct } from './product';

export type Filled = 'demo' | 'empty';

const TEMPLATE_LOCK = 778_210;

/** A database and a data folder as the product leaves them after its first start; made once, then copied. */
export async function freshCopy(
  filled: Filled,
): Promise<{ databaseUrl: string; dataDir: string; drop: () => Promise<void> }> {
  const { database, folder } = inject('stage');
  const name = `e2e_${randomBytes(5).toString('hex')}`;
  const template = `template_${filled}`;
  const dataDir = path.join(folder, name);
  await withAdmin(async (admin) => {
    await makeTemplate(admin, filled, template);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const made = path.join(folder, template);
  if (existsSync(made)) cpSync(made, dataDir, { recursive: true });
  return {
    databaseUrl: urlOf(database, name),
    dataDir,
    drop: () => withAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

async function makeTemplate(admin: pg.Client, filled: Filled, template: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (rowCount) return;
    const { database, folder } = inject('stage');
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.query(`create database ${template}`);
    const databaseUrl = urlOf(database, template);
    const product = await startProduct({ databaseUrl, dataDir: path.join(folder, template), demo: filled === 'demo' });
    await product.stop();
    await admin.query(`alter database ${template} with is_template true allow_connections false`);
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [template]);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function withAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('stage').database });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  return adminUrl.replace(/\/\w+\?/, `/${database}?`);
}
