import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildFonts } from './build/fonts.mjs';
import { slimContract } from './build/slim-contract.mjs';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/sandbox'];

/** The package's exports name only its development build, which carries checks and warnings. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: createRequire(import.meta.url)
    .resolve('react-router')
    .replace(/dist\/.*$/, 'dist/production/index.mjs'),
};

/**
 * What every screen with a list is made of, and what every call needs, as one file each: two dozen tiny chunks would each
 * pay for their own compression (5 KB more on the home screen). Neither may hold what the entry or /start needs.
 */
const everydayPieces =
  /src\/ui\/(avatar|badge|bottom-bar|chip|empty|failed|load-more|mascot-box|money|picture|search-box|seat-rules|seats|seoul|skeleton|tab-bar|time|time-label|use-enter)\.(tsx?|css\.ts)|src\/api\/query-client\.ts|@tanstack/;
const calls = /src\/api\/(api-error|call|error-copy|reissue|send|server-clock)\.ts|src\/ui\/clock\.ts|\?endpoints$/;

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  await buildFonts();
  return {
    plugins: [react({ compiler: true }), slimContract(), vanillaExtractPlugin({ identifiers: 'short' })],
    // sockjs-client was written for bundlers that knew node's name of the global object.
    define: { global: 'globalThis' },
    resolve: { alias: command === 'build' ? [routerForProduction] : [] },
    build: {
      manifest: true,
      modulePreload: { polyfill: false },
      // The content security policy allows no data: fonts, and small files are cheap over one connection.
      assetsInlineLimit: 0,
    },
    server: {
      proxy: {
        ...Object.fromEntries(proxied.map((path) => [path, server])),
        '/ws': { target: server, ws: true },
      },
    },
  };
});
