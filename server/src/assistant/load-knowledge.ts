import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { serverFile } from '../server-folder';
import type { Knowledge, ServiceTopic } from './knowledge';
import { FILES } from './knowledge-files';
import { SERVICE_FACTS } from './say/service-facts';
import { squeeze } from './understand/squeeze';

let known: Knowledge | undefined;

/** What the product comes with, read once per process: the files are of the build. */
export function theKnowledge(): Knowledge {
  known ??= loadKnowledge();
  return known;
}

/** A fact without phrases of its own is found by the trained reader alone. */
function withEveryFact(phrased: ServiceTopic[]): ServiceTopic[] {
  const known = new Set(phrased.map(({ topic }) => topic));
  const others = Object.entries(SERVICE_FACTS).filter(([topic]) => !known.has(topic));
  return [
    ...phrased,
    ...others.map(([topic, { answer, way }]) => ({ topic, first: false, hints: [], phrases: [], answer, way })),
  ];
}

/** Reads and validates every file; an error names file and place and fails the start. */
export function loadKnowledge(folder = serverFile('data/assistant')): Knowledge {
  const mistakes: string[] = [];
  const read = <Name extends keyof typeof FILES>(name: Name): z.output<(typeof FILES)[Name]> => {
    const parsed = FILES[name].safeParse(readJson(path.join(folder, `${name}.json`), mistakes));
    if (parsed.success) return parsed.data as z.output<(typeof FILES)[Name]>;
    for (const issue of parsed.error.issues) mistakes.push(`${name}.json at ${place(issue.path)}: ${issue.message}`);
    return undefined as never;
  };
  const files = {
    synonyms: read('synonyms'),
    uses: read('uses'),
    troubles: read('troubles'),
    concepts: read('concepts'),
    examples: read('examples'),
    constraints: read('constraints'),
    ingredients: read('ingredients'),
    service: read('service'),
    talk: read('talk'),
    commands: read('commands'),
    tastes: read('tastes'),
    words: read('words'),
    who: read('who'),
    dangers: read('dangers'),
    wrongs: read('wrongs'),
  };
  if (mistakes.length > 0) throw new Error(`The assistant’s data in ${folder} cannot be used:\n${mistakes.join('\n')}`);
  const service = files.service.map(({ topic, ask, answer: own, first, hints }) => ({
    topic,
    first,
    hints,
    phrases: ask,
    answer: own ?? SERVICE_FACTS[topic]!.answer,
    way: own === undefined ? SERVICE_FACTS[topic]!.way : null,
  }));
  return {
    synonyms: files.synonyms,
    uses: files.uses,
    troubles: files.troubles,
    concepts: files.concepts,
    examples: files.examples,
    constraints: files.constraints,
    ingredients: files.ingredients,
    service,
    facts: withEveryFact(service),
    talk: files.talk.map(({ kind, say, answers }) => ({ kind, phrases: say, answers })),
    commands: files.commands.map(({ command, say }) => ({ command, phrases: say })),
    tastes: files.tastes.map(({ find, ages: [fromAge, toAge], gender }) => ({
      find,
      fromAge,
      toAge,
      gender: gender ?? null,
    })),
    fillers: new Set(files.words.fillers.map(squeeze)),
    slang: new Set(files.words.slang.map(squeeze)),
    absent: files.words.absent.map(squeeze),
    foods: new Set(files.words.foods.map(squeeze)),
    occasions: new Set(files.words.occasions.map(squeeze)),
    apart: files.words.apart,
    who: files.who,
    dangers: files.dangers,
    wrongs: files.wrongs,
  };
}

function readJson(file: string, mistakes: string[]): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    mistakes.push(`${path.basename(file)}: ${(error as Error).message}`);
    return undefined;
  }
}

const place = (steps: readonly PropertyKey[]): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '') || 'the top';
