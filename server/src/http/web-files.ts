import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const OPTIONS = {
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  // Compressed files are served under the names of the originals.
  allowedPath: (file) => !/\.(br|gz)$/.test(file),
  cacheControl: false,
  setHeaders: (reply, file) => {
    reply.header('cache-control', cacheControlOf(file));
  },
} satisfies Partial<FastifyStaticOptions>;

/**
 * The files of the built web app. One route per folder: a route per file, of which there are hundreds, makes the start slow; one
 * for everything would look for a file behind every page.
 */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    await app.register(fastifyStatic, {
      ...OPTIONS,
      root: path.join(root, entry.name),
      prefix: `/${entry.name}/`,
      decorateReply: false,
    });
  }
  await app.register(fastifyStatic, { ...OPTIONS, root, wildcard: false, globIgnore: ['*/*/**', '*.{br,gz}'] });
}

/** The name of an asset says what is in it. Of the service worker no copy may be older than the server's. */
function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  return /[\\/]sw\.js(\.br|\.gz)?$/.test(file) ? 'no-cache' : 'public, max-age=3600';
}
