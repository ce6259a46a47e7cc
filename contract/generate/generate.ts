import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './generated-files';

const SOURCES = path.join(import.meta.dirname, '../src');
const isCheck = process.argv.includes('--check');

const files = await generatedFiles();
const there = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.gen.ts'));
const old = there.filter((file) => !files.has(file));
const stale = [...files].filter(([file, text]) => textOf(file) !== text).map(([file]) => file);

if (isCheck) {
  for (const file of [...stale, ...old]) console.log(`contract/src/${file} is not what \`npm run generate\` writes.`);
  process.exitCode = stale.length + old.length > 0 ? 1 : 0;
} else {
  for (const file of stale) writeFileSync(path.join(SOURCES, file), files.get(file)!);
  for (const file of old) rmSync(path.join(SOURCES, file));
  console.log(stale.length + old.length === 0 ? 'Nothing has changed.' : `Written: ${[...stale, ...old].join(', ')}`);
}

function textOf(file: string): string | null {
  const place = path.join(SOURCES, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
}
