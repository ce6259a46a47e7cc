import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { beforeScript } from './build/before-script.ts';
import { COMPILED } from './build/compiled.mjs';
import { buildFonts } from './build/fonts.mjs';
import { loadScreens } from './build/load-screens.ts';
import { readyToServe } from './build/ready-to-serve.ts';
import { slimSockjs } from './build/slim-sockjs.mjs';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/pictures', '/sandbox'];

/**
 * Chunks that many screens share, instead of sixty tiny ones that compress badly (10 KB gzip more on the home screen). A
 * group includes everything its modules import that no group above it has, so imports between these chunks only ever point
 * upwards. The libraries are separate because they stay cached from release to release.
 */
const sharedFiles = [
  { name: 'libraries', test: /rolldown\/runtime|\/node_modules\/(react|react-dom|wouter|regexparam)\/.*js$/ },
  {
    name: 'first',
    test: files(
      'web/src/app',
      'api/when-idle',
      'shell/(fetch-ahead|use-back)',
      'ui/[a-z]+/(button|icon-button|link|mascot-box)',
      'icons/chevron-(left|right)',
    ),
  },
  { name: 'calls', test: files('api/call') },
  {
    name: 'everyday',
    test: files(
      'api/(boards|config|error-copy|me|query-client|use-topic)',
      'shell/(app-tab-bar|not-found-screen)',
      'boards/use-new-day',
      'ui/[a-z]+/(app-bar|badge|board-badges|bottom-bar|distance|name-parts|whole-name|category-art|chip|empty|failed|load-again|money|picture|search-box|seats|skeleton|time|use-reached)',
      'icons/(footprints|heart|map-pin)',
      '@tanstack/.*\\.js',
      'contract/src/calls/(boards|chat|system|users)',
    ),
  },
  alone('tables', 'contract/src/(board-topics|categories|stages)'),
  alone(
    'boards',
    'boards/(board-list|remember-address|use-live-neighbourhood)',
    'ui/[a-z]+/(board-card|load-more|short-place)',
  ),
  alone('room', 'api/room', 'chat/room-context', 'shell/room-gate', 'icons/(arrow-up|users-round)'),
  alone(
    'shop',
    'shopping/(ai-switch|product-grid|shopping-search|use-scroll-end|waiting-grid)',
    'ui/[a-z]+/(product-tile|tabs)',
  ),
  alone('post', 'ui/[a-z]+/(gauge|gauge-heart|heart-button|keyword-tags)', 'icons/clock'),
].map((group, index) => ({ ...group, priority: 9 - index }));

/** Without its modules' imports: for these that would be the validation library. */
function alone(name: string, ...paths: string[]) {
  const test = new RegExp(`/(${paths.join('|')})(\\.css)?\\.(tsx?|m?js)(\\.vanilla\\.css)?$`);
  return { name, test, includeDependenciesRecursively: false };
}

function files(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})(\\.(tsx?|m?js))?$`);
}

export default defineConfig(async (): Promise<UserConfig> => {
  const screens = await loadScreens();
  await buildFonts();
  return {
    plugins: [
      react({ compiler: { sources: COMPILED } }),
      slimSockjs(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      beforeScript(screens),
      readyToServe(screens),
    ],
    // sockjs-client was written for bundlers that knew node's name of the global object.
    define: { global: 'globalThis' },
    build: {
      manifest: true,
      // No dependency lists for dynamic imports: styles come with the screen, almost all of its chunks are loaded by then,
      // and the lists cost more bytes.
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
