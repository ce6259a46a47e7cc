import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { COMPILED } from './build/compiled.mjs';
import { buildFonts } from './build/fonts.mjs';
import { slimContract } from './build/slim-contract.mjs';
import { slimIcons } from './build/slim-icons.mjs';
import { slimRouter } from './build/slim-router.mjs';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/sandbox'];

export default defineConfig(async (): Promise<UserConfig> => {
  await buildFonts();
  return {
    plugins: [
      react({ compiler: { sources: COMPILED } }),
      slimContract(),
      slimRouter(),
      slimIcons(),
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    // sockjs-client was written for bundlers that knew node's name of the global object.
    define: { global: 'globalThis' },
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
