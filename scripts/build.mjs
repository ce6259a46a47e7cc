#!/usr/bin/env node
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';

requireNode();
await installPackages();
const { buildAll } = await import('./parts/build-all.mjs');
try {
  await buildAll({ compress: !process.argv.includes('--uncompressed') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
