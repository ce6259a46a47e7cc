import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf } from './figures';
import type { Conversation } from './read-script';
import { hasExpectation, type Scored } from './score';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** May be written as one word. */
const LISTS: ReadonlySet<string> = new Set(['without', 'allow', 'harmless']);

/** A set from a file: every turn must expect something, and every talk have a name of its own. */
export function loadFile(file: string): Conversation[] {
  const talks: Conversation[] = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    LISTS.has(key) && typeof value === 'string' ? value.split('|') : value,
  );
  const mistakes = talks.flatMap(({ id, turns }) =>
    turns.filter((turn) => !hasExpectation(turn)).map(({ say }) => `${id}: nothing is expected of “${say}”`),
  );
  if (new Set(talks.map(({ id }) => id)).size < talks.length) mistakes.push('two talks have one id');
  if (mistakes.length > 0) throw new Error(`${file} cannot be read:\n${mistakes.join('\n')}`);
  return talks;
}

export const recordOf = (file: string): string =>
  path.join(path.dirname(file), `${path.basename(file, '.json')}.first-reading.md`);

/** Written once: what came out before anybody had seen the set, with every answer. Later readings do not touch it. */
export function recordFirstReading(file: string, day: string, scored: readonly Scored[]): boolean {
  const record = recordOf(file);
  if (existsSync(record)) return false;
  const figures = figuresOf([...scored]);
  const lines = [
    `# ${path.basename(file, '.json')}, first reading, ${day}`,
    '',
    `First answers ${percent(figures.firsts)}, follow-ups ${percent(figures.followUps)}; exclusions broken ${figures.broken}, untrue about purchases ${figures.untrue}, limits broken ${figures.limits}, unfit ${figures.unfit}, untrue prices ${figures.prices}, phantom exclusions ${figures.phantoms}, \`중에서\` ${figures.among}, titles ${figures.titles}.`,
    '',
    ...scored.flatMap(({ id, say, followUp, hit, text, cards, misses, limits, unfit, broken, untrue, claims }) => [
      `## ${id}${followUp ? ' (follow-up)' : ''} ${hit ? 'right' : 'WRONG'}`,
      `> ${say}`,
      '',
      ...text.split('\n'),
      ...cards.map((card) => `- ${card}`),
      ...(hit
        ? []
        : ['', [...misses, ...limits, ...unfit, ...broken, ...untrue, ...Object.values(claims).flat()].join('; ')]),
      '',
    ]),
  ];
  writeFileSync(record, lines.join('\n'));
  return true;
}
