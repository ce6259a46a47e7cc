import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export type Sources = ReadonlyMap<string, readonly string[]>;

/** The repository's own source files below these folders, each with the files it imports, types included. */
export function readSources(...folders: string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(node_modules|dist|\.cache)\/|\.d\.m?ts$/.test(name)),
  );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Tests and their support. Benchmarks and journeys are whole packages of it. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/test-[^/]*$|^(bench|e2e|server\/test)\//.test(file);
}

function importsOf(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return specifiers.flatMap((specifier) => resolveImport(file, specifier) ?? []);
}

const CONTRACT = '@mungchi/contract';
const { exports: contractFiles } = JSON.parse(readFileSync(path.join(ROOT, 'contract/package.json'), 'utf8'));

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier === CONTRACT || specifier.startsWith(`${CONTRACT}/`))
    return path.join('contract', contractFiles[specifier.replace(CONTRACT, '.')]);
  if (!specifier.startsWith('.')) return;
  const base = path.join(path.dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.(tsx?|mjs)$/.test(file) && existsSync(path.join(ROOT, file)),
  );
}
