import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint, LoadedScreen, UserId } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Deps } from '../../deps';
import { webOrigin } from '../origin';
import { type SketchAnswer, startDrawer } from './drawer';
import { withDrawing } from './drawn-html';
import { drawnPages } from './drawn-pages';

/** What the screen of a page shows, as its endpoints answer its reader. */
export type PageAnswer = { endpoint: Endpoint; params?: Record<string, string | number>; answer: unknown };

/** Draws the screen of a page into it, or leaves the page as it is. */
export type DrawInto = (
  reply: FastifyReply,
  screen: LoadedScreen,
  page: string,
  answers: readonly SketchAnswer[],
  reader: UserId | null,
) => Promise<string>;

/** Null where nothing can be drawn: the app is not built, or drawing is switched off. */
export async function pageDrawing(app: FastifyInstance, deps: Deps, folder: string): Promise<DrawInto | null> {
  const file = path.join(folder, '.vite/drawing/drawing-worker.mjs');
  const { config, log, metrics } = deps;
  if (config.drawBudgetMs === 0 || !existsSync(file)) return null;
  const drawer = await startDrawer(file, { budgetMs: config.drawBudgetMs, log });
  app.addHook('onClose', () => drawer.stop());
  const read = drawnPages(drawer, Date.now);
  const registers = [metrics];
  const pages = new Counter({
    name: 'pages_drawn_total',
    help: 'Pages by how their first screen came into them: drawn, kept from before, or not (busy, late, failed)',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'page_drawing_seconds',
    help: 'How long a page waited for its first screen',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });

  return async (reply, { drawn, light }, page, answers, reader) => {
    const { request } = reply;
    const began = performance.now();
    const [pathname = '/', query = ''] = request.url.split('?');
    const drawing = await read({
      origin: webOrigin(config, request),
      pathname,
      search: searchOf(query, drawn?.query ?? []),
      reader,
      answers: [...answers],
    });
    const ms = performance.now() - began;
    pages.inc({ outcome: drawing.outcome });
    duration.observe(ms / 1000);
    reply.header('server-timing', `draw;dur=${ms.toFixed(1)};desc="${drawing.outcome}"`);
    if (drawing.html === null) return page;
    return withDrawing(page, {
      for: reader ?? (light ? 'anyone' : 'visitor'),
      html: drawing.html,
      answers: drawing.answers,
      at: drawing.at,
      sentAt: new Date(),
    });
  };
}

/** As it would be sent: a field that the contract does not name is not in it. */
export function toAnswer({ endpoint, params, answer }: PageAnswer): SketchAnswer {
  return { path: endpoint.path, ...(params && { params }), answer: endpoint.response.parse(answer) };
}

/** Only what is seen of the query: a link's other parameters make no other page. */
function searchOf(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const seen = new URLSearchParams();
  for (const name of names) if (given.has(name)) seen.set(name, given.get(name)!.slice(0, 100));
  return seen.size > 0 ? `?${seen.toString()}` : '';
}
