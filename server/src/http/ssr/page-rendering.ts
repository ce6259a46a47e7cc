import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedScreen } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Deps } from '../../deps';
import { webOrigin } from '../origin';
import { type PageAnswer, type ReadyInput, renderInputs } from './render-input';
import { renderedPages } from './rendered-pages';
import { startRenderer } from './renderer';
import { soon } from './soon';
import { withRendering } from './with-rendering';

/** Renders the screen of a page into it, or leaves the page as it is. */
export type RenderInto = (
  reply: FastifyReply,
  screen: LoadedScreen,
  page: string,
  forVisitors: readonly PageAnswer[] | undefined,
) => Promise<string>;

/** Null where nothing can be rendered: the app is not built, or rendering is switched off. */
export async function pageRendering(app: FastifyInstance, deps: Deps, folder: string): Promise<RenderInto | null> {
  const file = path.join(folder, '.vite/ssr/render-worker.mjs');
  const { config, log, metrics } = deps;
  if (config.ssrBudgetMs === 0 || !existsSync(file)) return null;
  const renderer = await startRenderer(file, { budgetMs: config.ssrBudgetMs, log });
  app.addHook('onClose', () => renderer.stop());
  const read = renderedPages(renderer, () => deps.now().getTime());
  const inputOf = renderInputs(app, deps);
  const registers = [metrics];
  const pages = new Counter({
    name: 'ssr_pages_total',
    help: 'Pages by how their first screen came into them: rendered, cached from before, or not (busy, late, failed, refused)',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'ssr_page_seconds',
    help: 'How long a page waited for its first screen',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });

  return async (reply, screen, page, forVisitors) => {
    const { request } = reply;
    const began = performance.now();
    const waited = () => performance.now() - began;
    // One budget for all of it: who reads it, what they are shown, the rendering.
    const left = () => Math.max(0, config.ssrBudgetMs - waited());
    const { ssr, light } = screen;
    const input = await inputOf(screen, request, forVisitors, left);
    if (ssr?.members) reply.header('vary', 'Cookie');
    // A member's page must not be cached, nor served to another person.
    if (input.reader !== null) reply.header('cache-control', 'private, no-store');
    if (input.outcome === 'none') return page;

    const result = input.outcome === 'ready' ? await renderingOf(request, screen, input, left()) : input;
    pages.inc({ outcome: result.outcome });
    duration.observe(waited() / 1000);
    reply.header('server-timing', `render;dur=${waited().toFixed(1)};desc="${result.outcome}"`);
    if (!('html' in result) || result.html === null) return page;
    const { html, answers, at } = result;
    const whose = input.reader ?? (light ? 'anyone' : 'visitor');
    return withRendering(page, { for: whose, address: request.url, html, answers, at, sentAt: deps.now() });
  };

  async function renderingOf(request: FastifyRequest, { ssr }: LoadedScreen, input: ReadyInput, ms: number) {
    const { reader, answers } = input;
    const [pathname = '/', query = ''] = request.url.split('?');
    const search = searchOf(query, ssr?.query ?? []);
    const rendering = await soon(read({ origin: webOrigin(config, request), pathname, search, reader, answers }), ms);
    return rendering.outcome === 'there' ? rendering.value : rendering;
  }
}

/** Only what is seen of the query: a link's other parameters make no other page. */
function searchOf(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query);
  const seen = new URLSearchParams();
  for (const name of names) if (given.has(name)) seen.set(name, given.get(name)!.slice(0, 100));
  return seen.size > 0 ? `?${seen.toString()}` : '';
}
