#!/usr/bin/env node
/** Before a command of package.json that needs more than the product does: adds the tools to a folder that `npm start` filled. */
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';

requireNode();
await installPackages({ tools: true });
