#!/usr/bin/env node
/** `npm run help`: every command with one sentence. */
import { COMMANDS } from './parts/commands.mjs';

const width = Math.max(...Object.values(COMMANDS).flatMap((group) => Object.keys(group).map((name) => name.length)));
for (const [title, group] of Object.entries(COMMANDS)) {
  console.log(`\n${title}`);
  for (const [command, sentence] of Object.entries(group)) console.log(`  ${command.padEnd(width)}  ${sentence}`);
}
console.log(
  '\nVariables, backups, several machines: docs/operations.md. What a start in production demands: docs/production.md.',
);
