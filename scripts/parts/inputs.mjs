import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|\.cache|geo)$|\.test\.tsx?$/;

/** Does the work only when its inputs changed since it was last done, or its output is gone. */
export async function whenChanged(name, { inputs, output }, work) {
  const stamp = hashOf(inputs);
  if (isDone(name, stamp, output)) return false;
  rmSync(stampFile(name), { force: true });
  await work();
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), stamp);
  return true;
}

export function hasChanged(name, { inputs, output }) {
  return !isDone(name, hashOf(inputs), output);
}

const stampFile = (name) => path.join(root, '.cache/build', name);

function isDone(name, stamp, output) {
  const last = existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '';
  return last === stamp && existsSync(path.join(root, output));
}

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of filesIn(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(input) {
  const full = path.join(root, input);
  if (SKIPPED.test(input) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [input];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(`${input}/${name}`));
}
