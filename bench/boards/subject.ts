import { squareAt } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import { BOARDS_CHANNEL, squareLine } from '../../server/src/boards/announce-board';
import { CROWDED } from '../../server/src/boards/test-generate-boards';
import { serveSubject } from '../http/serve-subject';
import { bareApp } from './bare';

/** The product without (`ours`) and with (`kept`) its list cache, or the bare route (`bare`). */
const [kind, url] = process.argv.slice(2);
const READER = 1;

await serveSubject(url!, READER, async (deps, pool) => {
  if (kind === 'bare') return bareApp(pool, READER);
  const app = await buildApp(deps);
  // Invalidates the cache before every single request.
  if (kind === 'ours')
    app.addHook('onRequest', async () => deps.bus.publish(BOARDS_CHANNEL, [squareLine(squareAt(CROWDED))]));
  return app;
});
