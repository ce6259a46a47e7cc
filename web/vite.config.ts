import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { beforeScript } from './build/before-script.ts';
import { COMPILED } from './build/compiled.mjs';
import { loadScreens } from './build/load-screens.ts';
import { screenFiles } from './build/screen-files.ts';
import { screenModules } from './build/screen-modules.ts';
import { slimSockjs } from './build/slim-sockjs.mjs';
import { workerScript } from './build/worker-script.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/talk', '/pictures', '/calendar', '/sandbox'];

/** For browsers and for the server. */
const app = () => ({
  plugins: [react({ compiler: { sources: COMPILED } }), slimSockjs(), vanillaExtractPlugin({ identifiers: 'short' })],
  // sockjs-client was written for bundlers that knew node's name of the global object.
  define: { global: 'globalThis' },
});

/** The same components for the server, in one folder that needs no packages (src/ssr). */
const rendering = (): UserConfig => ({
  plugins: app().plugins,
  // Whatever the server runs as: React for production.
  define: { ...app().define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: {
      input: 'src/ssr/render-worker.ts',
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

const ours = /[\\/](web[\\/]src|contract|lucide-react)[\\/]/;

/**
 * The bundler's own chunks, but for what many parts of the app share: each small module in a file of its own, a screen
 * would ask for a hundred of them, six at a time. What the app itself imports comes first, or whatever shares a file
 * with it would be loaded by `/start`.
 */
const SHARED_FILES = [
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  { name: 'common', test: ours, minShareCount: 28, maxModuleSize: 2500, priority: 4 },
  { name: 'query', test: /[\\/]@tanstack[\\/]/, minShareCount: 3, priority: 3 },
  { name: 'ui', test: /[\\/]web[\\/]src[\\/]ui[\\/]/, minShareCount: 14, maxModuleSize: 2500, priority: 2 },
  { name: 'often', test: ours, minShareCount: 14, maxModuleSize: 1200, priority: 1 },
];

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  if (isSsrBuild) return rendering();
  const screens = await loadScreens();
  const { plugin: readsRoutes, modulesOf } = screenModules();
  const { plugins, define } = app();
  return {
    plugins: [...plugins, beforeScript(screens), workerScript(screens), readsRoutes, screenFiles(screens, modulesOf)],
    define,
    build: {
      manifest: true,
      // `scripts/parts/build-all.mjs` copies them: the map may still be in the making.
      copyPublicDir: false,
      // One style sheet: a first screen would ask for eighteen small ones, and what is rendered on the server needs the
      // styles of parts whose code comes later.
      cssCodeSplit: false,
      // No dependency lists for dynamic imports: styles come with the screen, almost all of its chunks are loaded by then,
      // and the lists cost more bytes.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // The content security policy allows no data: fonts, and small files are cheap over one connection.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Every page names a hundred and fifty of them, and no hash compresses; the bundler needs seven characters for chunks.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:5][extname]',
          codeSplitting: { groups: SHARED_FILES },
        },
      },
    },
    server: {
      proxy: {
        ...Object.fromEntries(proxied.map((path) => [path, server])),
        '/ws': { target: server, ws: true },
      },
    },
  };
});
