import type pg from 'pg';
import type { Manifest } from './manifest';

export async function appliedMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}
