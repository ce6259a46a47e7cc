import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { beforeScript } from './build/before-script.ts';
import { COMPILED } from './build/compiled.mjs';
import { firstPass } from './build/first-pass.ts';
import { buildFonts } from './build/fonts.ts';
import { loadScreens } from './build/load-screens.ts';
import { readyToServe } from './build/ready-to-serve.ts';
import { screenModules } from './build/screen-modules.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { slimSockjs } from './build/slim-sockjs.mjs';
import { workerScript } from './build/worker-script.ts';

const server = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';
const proxied = ['/api', '/oauth2', '/login/oauth2', '/media', '/pictures', '/calendar', '/sandbox'];

/** Used twice, see `firstPass`. */
const app = () => ({
  plugins: [react({ compiler: { sources: COMPILED } }), slimSockjs(), vanillaExtractPlugin({ identifiers: 'short' })],
  // sockjs-client was written for bundlers that knew node's name of the global object.
  define: { global: 'globalThis' },
});

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const screens = await loadScreens();
  const loads = command === 'build' ? await firstPass(app(), screens) : undefined;
  await buildFonts(loads);
  const { plugin: readsRoutes, modulesOf } = screenModules();
  const { plugins, define } = app();
  return {
    plugins: [...plugins, beforeScript(screens), workerScript(screens), readsRoutes, readyToServe(screens, modulesOf)],
    define,
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
      rolldownOptions: {
        output: {
          codeSplitting: loads && { groups: [{ name: sharedChunks(loads), includeDependenciesRecursively: false }] },
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
