import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { fillCache } from '../api/fill-cache';
import { queryClient } from '../api/query-client';
import type { SsrAnswer } from '../api/ssr-page';
import { App } from '../app';
import { fetchCode, screenTable } from '../shell/screens';
import { ssrRoutes } from '../ssr-routes';
import { setRenderedAt } from '../time/clock';
import { standAs, standAt } from './browser-globals';

export type RenderInput = {
  origin: string;
  pathname: string;
  search: string;
  at: number;
  reader: number | null;
  answers: SsrAnswer[];
};

const table = screenTable(ssrRoutes);

/** The markup of a screen. One at a time: the cache, the clock and the address are the thread's. */
export async function render({ origin, pathname, search, at, reader, answers }: RenderInput): Promise<string> {
  standAt(origin, pathname, search);
  standAs(reader);
  setRenderedAt(at);
  await fetchCode(table, pathname);
  try {
    fillCache(queryClient, answers, at);
    return withoutStyles(await markup());
  } finally {
    queryClient.clear();
  }
}

/**
 * Sent when all of it is there: React reveals what comes later with inline scripts, which the content security policy does
 * not allow. The boundaries are for the browser, which takes the page over piece by piece.
 */
function markup(): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
    const { pipe, abort } = renderToPipeableStream(<App table={table} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: (error) => {
        reject(error);
        abort(error);
      },
    });
  });
}

/**
 * Neither does it allow style attributes: `before.ts` sets them by script. In React's markup a quote inside a text is
 * escaped, so this is never somebody's words. The head already names the picture to fetch first.
 */
function withoutStyles(html: string): string {
  return html.replace(/^(<link [^>]*>)+/, '').replaceAll(' style="', ' data-style="');
}
