#!/usr/bin/env node
/** Server and web app with reload. Open the web app's address; it passes API calls on to the server. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { root } from './parts/run.mjs';

requireNode();
await installPackages({ tools: true });
const { buildMapData } = await import('./build-map-data.mjs');
await buildMapData();

const port = process.env.PORT || '3000';
const tool = (name) => path.join(root, 'node_modules', name);
const children = [
  start([tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], root, { PORT: port }),
  start([tool('vite/bin/vite.js')], path.join(root, 'web'), { SERVER_ORIGIN: `http://localhost:${port}` }),
];

function start(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  child.on('exit', () => stop('SIGTERM'));
  return child;
}

let stopping = false;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
}
// A terminal signals the whole process group; the children need no second signal then.
process.on('SIGINT', () => {
  if (process.stdin.isTTY) stopping = true;
  else stop('SIGINT');
});
process.on('SIGTERM', () => stop('SIGTERM'));
