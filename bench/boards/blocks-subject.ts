import { squareAt } from '@mungchi/contract';
import { buildApp } from '../../server/src/app';
import { BOARDS_CHANNEL, squareLine } from '../../server/src/boards/announce-board';
import { CROWDED } from '../../server/src/boards/test-generate-boards';
import { PREPARED_MARK, PreparingClient } from '../../server/src/db/prepared';
import { serveSubject } from '../http/serve-subject';
import { READER, READER_WITH_BLOCKS } from './fill-blocks';

/** The product as if blocks and reports were not asked for (`without`), for a reader with `none`, and for one with `some`. */
const [kind, url] = process.argv.slice(2);

let replaced = 0;
if (kind === 'without') askForTheReaderAlone();

await serveSubject(url!, kind === 'some' ? READER_WITH_BLOCKS : READER, async (deps) => {
  const app = await buildApp(deps);
  app.addHook('onRequest', async (request) => {
    if (request.url.endsWith('?fresh')) deps.bus.publish(BOARDS_CHANNEL, [squareLine(squareAt(CROWDED))]);
  });
  app.addHook('onSend', async () => {
    if (kind === 'without' && replaced === 0) throw new Error('the query of the reader was not recognised');
  });
  return app;
});

function askForTheReaderAlone(): void {
  const alone = `${PREPARED_MARK} select latitude, longitude, false as sees_less from users where id = $1 and latitude is not null`;
  const { camelQuery } = PreparingClient.prototype;
  PreparingClient.prototype.camelQuery = function ask(text: string, values: unknown[]) {
    if (!text.includes('latitude, longitude, sees_less from users')) return camelQuery.call(this, text, values);
    replaced += 1;
    return camelQuery.call(this, alone, values);
  };
}
