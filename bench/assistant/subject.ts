import { buildApp } from '../../server/src/app';
import { serveSubject } from '../http/serve-subject';
import { bareApp } from './bare';

/** The product (`ours`), or the bare route (`bare`) with the answer it is to give. */
const [kind, url, reader, said] = process.argv.slice(2);

await serveSubject(url!, Number(reader), async (deps, pool) =>
  kind === 'ours' ? buildApp(deps) : bareApp(pool, Number(reader), JSON.parse(said!)),
);
