import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

export default defineConfig(async ({ command }) => {
  await buildFonts();
  return {
    plugins: [react({ compiler: true }), slimContract(), vanillaExtractPlugin({ identifiers: 'short' })],
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
