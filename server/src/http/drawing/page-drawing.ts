import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedScreen } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Deps } from '../../deps';
import { webOrigin } from '../origin';
import { startDrawer } from './drawer';
import { withDrawing } from './drawn-html';
import { drawnPages } from './drawn-pages';
import { type PageAnswer, pageSketches, type ReadySketch } from './page-sketch';
import { soon } from './soon';

/** Draws the screen of a page into it, or leaves the page as it is. */
export type DrawInto = (
  reply: FastifyReply,
  screen: LoadedScreen,
  page: string,
  forVisitors: readonly PageAnswer[] | undefined,
) => Promise<string>;

/** Null where nothing can be drawn: the app is not built, or drawing is switched off. */
export async function pageDrawing(app: FastifyInstance, deps: Deps, folder: string): Promise<DrawInto | null> {
  const file = path.join(folder, '.vite/drawing/drawing-worker.mjs');
  const { config, log, metrics } = deps;
  if (config.drawBudgetMs === 0 || !existsSync(file)) return null;
  const drawer = await startDrawer(file, { budgetMs: config.drawBudgetMs, log });
  app.addHook('onClose', () => drawer.stop());
  const read = drawnPages(drawer, Date.now);
  const sketchOf = pageSketches(app, deps);
  const registers = [metrics];
  const pages = new Counter({
    name: 'pages_drawn_total',
    help: 'Pages by how their first screen came into them: drawn, kept from before, or not (busy, late, failed, refused)',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'page_drawing_seconds',
    help: 'How long a page waited for its first screen',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });

  return async (reply, screen, page, forVisitors) => {
    const { request } = reply;
    const began = performance.now();
    const waited = () => performance.now() - began;
    // One budget for all of it: who reads it, what they are shown, the drawing.
    const left = () => Math.max(0, config.drawBudgetMs - waited());
    const { drawn, light } = screen;
    const sketch = await sketchOf(screen, request, forVisitors, left);
    if (drawn?.members) reply.header('vary', 'Cookie');
    // A member's page must not be cached, nor served to another person.
    if (sketch.reader !== null) reply.header('cache-control', 'private, no-store');
    if (sketch.outcome === 'none') return page;

    const told = sketch.outcome === 'ready' ? await drawingOf(request, screen, sketch, left()) : sketch;
    pages.inc({ outcome: told.outcome });
    duration.observe(waited() / 1000);
    reply.header('server-timing', `draw;dur=${waited().toFixed(1)};desc="${told.outcome}"`);
    if (!('html' in told) || told.html === null) return page;
    const { html, answers, at } = told;
    const whose = sketch.reader ?? (light ? 'anyone' : 'visitor');
    return withDrawing(page, { for: whose, html, answers, at, sentAt: new Date() });
  };

  async function drawingOf(request: FastifyRequest, { drawn }: LoadedScreen, sketch: ReadySketch, ms: number) {
    const { reader, answers } = sketch;
    const [pathname = '/', query = ''] = request.url.split('?');
    const search = searchOf(query, drawn?.query ?? []);
    const drawing = await soon(read({ origin: webOrigin(config, request), pathname, search, reader, answers }), ms);
    return drawing.outcome === 'there' ? drawing.value : drawing;
  }
}

/** Only what is seen of the query: a link's other parameters make no other page. */
function searchOf(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const seen = new URLSearchParams();
  for (const name of names) if (given.has(name)) seen.set(name, given.get(name)!.slice(0, 100));
  return seen.size > 0 ? `?${seen.toString()}` : '';
}
