#!/usr/bin/env node
/** From a fresh clone to the running product; later only what changed is done again. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { root, run, seconds } from './parts/run.mjs';
import { stopWithNpm } from './parts/stop-with-npm.mjs';

const started = performance.now();
requireNode();
stopWithNpm();
await installPackages();
const built = await run(process.execPath, [path.join(root, 'scripts/build.mjs'), '--uncompressed']);
if (!built.ok) process.exit(1);

// In this process: signals arrive where the server is, and nothing is left behind when it is killed.
process.chdir(root);
process.setSourceMapsEnabled(true);
const { address } = await import(pathToFileURL(path.join(root, 'server/dist/main.js')).href);
console.log(`뭉치 is ready at ${address} after ${seconds(started)}. Ctrl-C stops it.`);

// Whoever opens the page now sits at this machine: smaller files are for those who come later over a network.
const compressing = spawn(process.execPath, [path.join(root, 'scripts/parts/compress-web.mjs')], { stdio: 'inherit' });
process.once('exit', () => compressing.kill());
