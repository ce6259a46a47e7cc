import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../src/endpoint';
import type { Send, Topic } from '../src/topic';

const SOURCES = path.join(import.meta.dirname, '../src');
const HEAD = '// Generated from the files beside it by `npm run generate`; `npm run check` compares.\n';
const CALL_PARTS = ['method', 'path', 'auth', 'multipart', 'paged'] as const;

type Kind = 'Call' | 'TopicCall' | 'SendCall';
type Line = { name: string; kind: Kind; literal: object };

/** Every `*.gen.ts` of the contract with its text: the two faces, and for the browser each area's calls without schemas. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const names = areaNames();
  const files = new Map<string, string>();
  const areas: string[] = [];
  const owners = new Map<string, string>();
  for (const name of names) {
    // What only speaks of shapes and words is not run: it may lean on calls that are being written here.
    if (!/\b(?:endpoint|topic|send)\(\{/.test(readFileSync(path.join(SOURCES, `${name}.ts`), 'utf8'))) continue;
    const lines = linesOf(await import(path.join(SOURCES, `${name}.ts`)));
    if (lines.length === 0) continue;
    for (const line of lines) claim(owners, line.name, name);
    files.set(`calls/${name}.gen.ts`, callsOf(name, lines));
    areas.push(name);
  }
  files.set('calls/index.gen.ts', HEAD + areas.map((name) => `export * from './${name}.gen';\n`).join(''));
  files.set('areas.gen.ts', areasOf(areas));
  files.set('index.gen.ts', HEAD + names.map((name) => `export * from './${name}';\n`).join(''));
  return files;
}

function areaNames(): string[] {
  return readdirSync(SOURCES)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(file) && file !== 'contract.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function linesOf(file: Record<string, unknown>): Line[] {
  return Object.entries(file)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => lineOf(name, value) ?? []);
}

function lineOf(name: string, value: unknown): Line | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('method' in value && 'path' in value) {
    const endpoint = value as Endpoint;
    const parts = CALL_PARTS.filter((part) => part in endpoint).map((part) => [part, endpoint[part]]);
    return { name, kind: 'Call', literal: Object.fromEntries(parts) };
  }
  if ('destination' in value && 'body' in value)
    return { name, kind: 'SendCall', literal: { destination: (value as Send).destination } };
  if ('path' in value && 'params' in value && 'body' in value)
    return { name, kind: 'TopicCall', literal: { path: (value as Topic).path } };
  return null;
}

/** `export *` would leave out both silently. */
function claim(owners: Map<string, string>, name: string, file: string): void {
  const other = owners.get(name);
  if (other) throw new Error(`${name} is an endpoint, topic or send of ${other}.ts and of ${file}.ts.`);
  owners.set(name, file);
}

function callsOf(file: string, lines: readonly Line[]): string {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const live = (['SendCall', 'TopicCall'] as const).filter((kind) => kinds.has(kind));
  return [
    HEAD,
    ...(kinds.has('Call') ? [`import type { Call } from '../endpoint';\n`] : []),
    ...(live.length > 0 ? [`import type { ${live.join(', ')} } from '../topic';\n`] : []),
    `import type * as area from '../${file}';\n`,
    ...lines.map(
      ({ name, kind, literal }) => `\nexport const ${name}: ${kind}<typeof area.${name}> = ${literalOf(literal)};\n`,
    ),
  ].join('');
}

function literalOf(literal: object): string {
  const parts = Object.entries(literal).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`,
  );
  return `{ ${parts.join(', ')} }`;
}

function areasOf(areas: readonly string[]): string {
  return [
    HEAD,
    ...areas.map((name) => `import * as ${camel(name)} from './${name}';\n`),
    '\n/** The files that hold endpoints, topics or sends. */\nexport const FILES = {\n',
    ...areas.map((name) => `  ${camel(name)},\n`),
    '};\n',
  ].join('');
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
