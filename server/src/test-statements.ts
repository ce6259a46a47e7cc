import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a source file does to a table; `columns` of an update, when they can be told. */
export type Statement = { kind: 'read' | 'write'; table: string; columns?: string[] };

const BUILDER_WRITE = /\b(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'(\w+)/g;
const BUILDER_READ = /\b(?:selectFrom|\w*[jJ]oin|using)\(\s*\[?\s*'(\w+)/g;
const SQL_WRITE = /\b(insert into|update|delete from|merge into|truncate(?: table)?|copy)\s+(?:only\s+)?([a-z_]+)/gi;
const SQL_READ = /\b(?:from|join)\s+(?:only\s+)?([a-z_]+)/gi;
const SET = /^[\s\S]{0,20}?\bset\s+([\s\S]*?)(?:\bfrom\b|\bwhere\b|\breturning\b|`)/i;

/** Found by reading the text, in both dialects: Kysely's builder and plain SQL. `tables` are the camelCase names. */
export function statementsOf(source: string, tables: readonly string[]): Statement[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const bySqlName = new Map(tables.map((table) => [snake(table), table]));
  const found: Statement[] = [];
  for (const { 1: verb, 2: table = '', index, 0: match } of text.matchAll(BUILDER_WRITE)) {
    if (tables.includes(table))
      found.push(write(table, verb === 'updateTable' && setKeys(text.slice(index + match.length))));
  }
  for (const { 1: verb = '', 2: name = '', index, 0: match } of text.matchAll(SQL_WRITE)) {
    const table = bySqlName.get(name);
    if (table)
      found.push(write(table, verb.toLowerCase() === 'update' && sqlColumns(text.slice(index + match.length))));
  }
  for (const [, table = ''] of text.matchAll(BUILDER_READ))
    if (tables.includes(table)) found.push({ kind: 'read', table });
  for (const [, name = ''] of text.matchAll(SQL_READ)) {
    const table = bySqlName.get(name);
    if (table) found.push({ kind: 'read', table });
  }
  return found;
}

/** Every source file of a folder and below, by its path. */
export function sourcesIn(folder: string): { file: string; source: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(path.join(folder, file), 'utf8') }));
}

function write(table: string, columns: string[] | false): Statement {
  return { kind: 'write', table, ...(columns && columns.length > 0 && { columns }) };
}

/** The keys of `.set({ … })`, when it is a literal. */
function setKeys(rest: string): string[] {
  const literal = /^'\)\s*\.set\(\{([^{}]*)\}\)/.exec(rest)?.[1];
  if (literal === undefined || literal.includes('...')) return [];
  return flat(literal)
    .split(',')
    .map((entry) => entry.split(':')[0]!.trim())
    .filter(Boolean);
}

function sqlColumns(rest: string): string[] {
  const assignments = SET.exec(flat(rest))?.[1] ?? '';
  return [...assignments.matchAll(/(\w+)\s*=/g)].map(([, column]) => camel(column!));
}

/** Without what stands in parentheses or placeholders. */
function flat(text: string): string {
  for (let before = text; ; before = text) {
    text = text.replace(/\$\{[^{}]*\}|\([^()]*\)/g, '');
    if (text === before) return text;
  }
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
