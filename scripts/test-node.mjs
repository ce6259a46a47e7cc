#!/usr/bin/env node
/**
 * The unit and feature tests on other versions of Node than this one:
 *   npm run test:node                  20, 22 and 24, but for this one
 *   npm run test:node -- 24            only that one
 *   npm run test:node -- 24 server     only that part
 */
import { installPackages } from './parts/install.mjs';
import { requireNode } from './parts/node-version.mjs';
import { seconds, stopChildrenOnSignal } from './parts/run.mjs';

requireNode();
stopChildrenOnSignal();
await installPackages({ tools: true });
const { otherNode, OTHER_MAJORS } = await import('./parts/other-node.mjs');
const { runTests } = await import('./parts/vitest.mjs');

const asked = process.argv.slice(2);
const majors = asked.filter((word) => /^\d+$/.test(word));
const projects = asked.filter((word) => !/^\d+$/.test(word));

const summary = [];
let failures = 0;
for (const major of majors.length > 0 ? majors : OTHER_MAJORS) await testOn(major);
console.log(`\n${summary.join('\n')}`);
process.exit(failures > 0 ? 1 : 0);

async function testOn(major) {
  const node = await otherNode(major);
  if (!node) {
    failures += 1;
    summary.push(`✗ Node ${major} could not be fetched from npm`);
    return;
  }
  for (const project of projects.length > 0 ? projects : ['contract', 'server', 'web']) {
    const begun = performance.now();
    console.log(`\n— Node ${node.version}: ${project}`);
    const { passed, failed, names = [] } = await runTests(project, { env: node.env, node: node.executable });
    failures += failed;
    summary.push(
      `${failed > 0 ? '✗' : '✓'} Node ${node.version} ${project.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds(begun)}`,
    );
    for (const name of names) summary.push(`    ${name}`);
  }
}
