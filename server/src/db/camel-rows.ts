import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import pg from 'pg';

/**
 * Columns are named as the code does when the database describes them, once for an answer. Renamed row by row, as the
 * plugin does it, a wide row becomes a dictionary, and every look at one of its fields is slow from then on.
 */
class CamelNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }

  nameOf(column: string): string {
    return this.camelCase(column);
  }
}

export const CAMEL_NAMES = new CamelNames({ maintainNestedObjectKeys: true });

type Described = { fields: { name: string }[] };
type Statement = { name?: string; text: string; values: unknown[] };
type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** What the driver sends; its types leave this method out. */
const Query = pg.Query as unknown as new (
  statement: Statement & { callback: Callback },
) => pg.Submittable & {
  handleRowDescription(message: Described): void;
};

export class CamelQuery extends Query {
  override handleRowDescription(message: Described): void {
    for (const field of message.fields) field.name = CAMEL_NAMES.nameOf(field.name);
    super.handleRowDescription(message);
  }
}

type CamelClient = pg.PoolClient & Record<'camelQuery', (text: string, values: unknown[]) => Promise<pg.QueryResult>>;

/** The pool as the query builder sees it: its rows have the names of the code. */
export function camelPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = (await pool.connect()) as CamelClient;
      const camel = known.get(client) ?? camelClient(client);
      known.set(client, camel);
      return camel;
    },
    end: () => pool.end(),
  };
}

function camelClient(client: CamelClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => client.camelQuery(text, values);
  return { query, release: () => client.release() } as unknown as PostgresPoolClient;
}
