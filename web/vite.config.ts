import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { COMPILED } from './build/compiled.mjs';
import { buildFonts } from './build/fonts.mjs';
import { readyToServe } from './build/ready-to-serve.mjs';
import { slimContract } from './build/slim-contract.mjs';
import { slimIcons } from './build/slim-icons.mjs';
import { slimRouter } from './build/slim-router.mjs';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/pictures', '/sandbox'];

/**
 * Files that many screens share, instead of sixty tiny ones that each pay for their own compression (10 KB gzip on the home
 * screen). A group takes along everything its modules import that no group above it has, so imports between these files only
 * ever point upwards. The libraries are apart because they stay the same from release to release.
 */
const sharedFiles = [
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|react-router)\/.*js$/ },
  {
    name: 'first',
    test: files(
      'web/src/app',
      'shell/(fetch-ahead|use-back)',
      'ui/(button|icon-button|link)',
      'icons/chevron-(left|right)',
    ),
  },
  { name: 'calls', test: files('api/call') },
  {
    name: 'everyday',
    test: files(
      'api/(query-client|error-copy|use-topic)',
      'shell/app-tab-bar',
      'ui/(app-bar|board-card|bottom-bar|category-art|chip|empty|failed|load-more|search-box|seats|skeleton|time)',
      '@tanstack/.*\\.js',
      'contract/src/(boards|chat|system|users)\\.ts\\?endpoints',
    ),
  },
].map((group, index) => ({ ...group, priority: 9 - index }));

function files(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})(\\.(tsx?|m?js))?$`);
}

export default defineConfig(async (): Promise<UserConfig> => {
  await buildFonts();
  return {
    plugins: [
      react({ compiler: { sources: COMPILED } }),
      slimContract(),
      slimRouter(),
      slimIcons(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      readyToServe(),
    ],
    // sockjs-client was written for bundlers that knew node's name of the global object.
    define: { global: 'globalThis' },
    build: {
      manifest: true,
      // A screen's styles come with it; of its shared files almost all are there by then, and naming them all weighs more.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // The content security policy allows no data: fonts, and small files are cheap over one connection.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
    },
    server: {
      proxy: {
        ...Object.fromEntries(proxied.map((path) => [path, server])),
        '/ws': { target: server, ws: true },
      },
    },
  };
});
