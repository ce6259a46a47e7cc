#!/usr/bin/env node
/** The product as several machines would run it, on this one; see docs/operations.md. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { root, run } from './parts/run.mjs';
import { stopWithNpm } from './parts/stop-with-npm.mjs';

stopWithNpm();
const built = await run(process.execPath, [path.join(root, 'scripts/build.mjs')]);
if (!built.ok) process.exit(1);
register();
await import(pathToFileURL(path.join(root, 'bench/cluster/cluster-command.ts')).href);
