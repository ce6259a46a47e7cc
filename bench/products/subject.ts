import { buildApp } from '../../server/src/app';
import { serveSubject } from '../http/serve-subject';
import { bareApp } from './bare';

/** The product (`ours`) or the bare routes (`bare`). */
const [kind, url, reader] = process.argv.slice(2);

await serveSubject(url!, Number(reader), async (deps, pool) =>
  kind === 'ours' ? buildApp(deps) : bareApp(pool, Number(reader)),
);
