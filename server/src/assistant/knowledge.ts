import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Trait } from '../products/trait-rules';
import { TraitName } from './exclusion';
import { SERVICE_FACTS, type Way } from './say/service-facts';
import { squeeze } from './understand/squeeze';

/** What an operator may teach the assistant, one file per kind under `data/assistant`. */
export type Knowledge = {
  synonyms: Synonym[];
  uses: Use[];
  constraints: Constraint[];
  ingredients: Ingredient[];
  troubles: Trouble[];
  concepts: Concepts;
  /** Whole sentences, by what they are about: a topic of the service, `boards`, `goods` or `talk`. */
  examples: Record<string, string[]>;
  service: ServiceTopic[];
  talk: Talk[];
  commands: { command: Command; phrases: Phrase[] }[];
  tastes: Taste[];
  fillers: ReadonlySet<string>;
  /** Onsets that abbreviate talk and not goods (`ㅇㄷ`: 어디). */
  slang: ReadonlySet<string>;
  /** What is not sold here, nor anything for it. */
  absent: string[];
  /** What is eaten, though nobody may sell it here: it can be left out. */
  foods: ReadonlySet<string>;
  /** Keywords that name an occasion to use something. */
  occasions: ReadonlySet<string>;
  apart: { shelf: string; say: string[] }[];
  who: Who[];
  emergencies: Emergencies;
  wrongs: Wrongs;
};

/** Parts that must all be in the message, in any order; spaces never matter. */
export type Phrase = readonly string[];
export type Synonym = {
  say: string[];
  find: string[];
  category: number | null;
  /** Says too little to stand beside a word that says more (`먹을 거`, `선물`). */
  weak: boolean;
};
export type Use = {
  id: string;
  title: string;
  say: string[];
  needs: { find: string[]; why: string }[];
  category: number | null;
  /** Says for whom or when; what is to be made says more (`시어머니 오시는데 전 부칠 재료`). */
  weak: boolean;
};
/** What happened, in any form of the verb, and what helps: `변기+막히`. */
export type Trouble = { title: string; say: Phrase[]; find: string[] };
/** Words that mean one thing in a question about the service, and which of those things together are a topic. */
export type Concepts = { words: Record<string, string[]>; topics: Record<string, string[]> };
export type Constraint = {
  id: string;
  label: string;
  say: string[];
  opposite: string[];
  has: string[];
  lacks: string[];
  /** How to sort when no product says anything about it (`소용량`: cheap first). */
  order: 'cheap' | 'dear' | null;
  /** Says nothing about what is not eaten (`순한 물티슈`). */
  ofFood: boolean;
  /** Told by the label's own data where there is any. */
  trait: Trait | null;
};
export type Ingredient = {
  id: string;
  label: string;
  say: string[];
  /** Things made of it: they mean it when health is the reason, and only themselves otherwise (`치즈 말고`). */
  forms: string[];
  /** What a word for a whole kind leaves out by name (`가공육`: `햄`, `소시지`); no label tells of the kind. */
  covers: string[];
  /** What is drunk or eaten for it: means it when health is the reason, but is not the thing itself (`커피`). */
  hints: string[];
  /** Words that leave it out without more (`락토프리`, `비건`). */
  alone: string[];
  traits: Trait[];
  requires: Trait[];
};
export type ServiceTopic = {
  topic: string;
  phrases: Phrase[];
  /** Words that lead here only when nothing else is understood. */
  hints: string[];
  answer: string;
  way: Way | null;
  first: boolean;
};
export type Talk = { kind: string; phrases: Phrase[]; answers: string[] };
/** Somebody for whom some things are harmful; every line has its source. */
export type Who = {
  id: string;
  for: 'person' | 'infant' | 'dog' | 'cat';
  label: string;
  say: string[];
  /** One of these is there as well; empty asks for nothing more. */
  with: string[];
  /** It is not about them after all (`무항생제`). */
  unless: string[];
  leaves: WhoLine[];
  /** What of human food an animal may have. */
  fine: string[];
  /** Said whenever something is offered to eat. */
  advice: string;
  /** Nothing else is said: how much of a medicine is never told. */
  isOnlyAdvice: boolean;
};
export type WhoLine = {
  names: string[];
  traits: Trait[];
  /** Holds for infants younger than this. */
  untilMonths: number | null;
  /** Nothing to eat at all. */
  isAllFood: boolean;
  /** Nothing that is mixed of several ingredients. */
  isOnlySingle: boolean;
  /** Where it was read. */
  source: string;
};
/** What is happening right now: each kind is said when a word of every group of `all` is there. */
export type Emergencies = {
  kinds: { id: string; all: string[][]; isMild: boolean; isSudden: boolean; isAnimal: boolean; isSelf: boolean }[];
  /** Habits and conditions (`먹으면`), what is over, what brings it back to now, jokes, wishes for goods. */
  never: string[];
  past: string[];
  now: string[];
  jokes: string[];
  wishes: string[];
  /** Somebody has had it: then a wish for goods does not make it less. */
  ate: string[];
  animals: string[];
  people: string[];
  answers: Record<'person' | 'sudden' | 'animal' | 'self', string>;
};
/** Something went wrong with a purchase: what can be done now comes before any fact. */
export type Wrongs = {
  /** The facts that it may be about. */
  topics: string[];
  happened: string[];
  /** Money is asked for outside of the service. */
  outside: string[];
  /** It has not happened: a condition, a worry. */
  not: string[];
  answer: string;
  outsideAnswer: string;
};
export type Taste = { find: string[]; fromAge: number; toAge: number; gender: 'MALE' | 'FEMALE' | null };

const COMMANDS = [
  'cheaper',
  'pricier',
  'other',
  'detail',
  'split',
  'boards',
  'compare',
  'again',
  'cheapest',
  'dearest',
  'popular',
  'unit',
] as const;
export type Command = (typeof COMMANDS)[number];

const words = z.array(z.string().min(1, 'an empty word'));
const saying = words.min(1, 'at least one word is needed').transform((all) => all.map(squeeze));
const phrases = words
  .min(1, 'at least one phrase is needed')
  .transform((all) => all.map((phrase) => phrase.split('+').map(squeeze)));
const category = z
  .literal([1, 2, 3, 4], 'must be 1, 2, 3 or 4')
  .nullish()
  .transform((id) => id ?? null);
const answer = z.string().min(1).max(500);
const orNull = (value: number | null | undefined): number | null => value ?? null;

const FILES = {
  synonyms: z.array(z.object({ say: saying, find: saying, category, weak: z.boolean().default(false) })),
  uses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      say: saying,
      needs: z.array(z.object({ find: saying, why: z.string() })).min(1),
      category,
      weak: z.boolean().default(false),
    }),
  ),
  troubles: z.array(z.object({ title: z.string(), say: phrases, find: saying })),
  concepts: z
    .object({ words: z.record(z.string(), saying), topics: z.record(z.string(), words) })
    .refine(
      (all) =>
        Object.values(all.topics).every((each) => each.every((one) => one.split('+').every((w) => w in all.words))),
      'a topic names something that has no words',
    ),
  examples: z.record(z.string(), saying),
  constraints: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      say: saying,
      opposite: words.transform((all) => all.map(squeeze)),
      has: saying,
      lacks: words.transform((all) => all.map(squeeze)),
      order: z
        .enum(['cheap', 'dear'])
        .nullish()
        .transform((order) => order ?? null),
      ofFood: z
        .boolean()
        .nullish()
        .transform((ofFood) => ofFood ?? false),
      trait: TraitName.nullish().transform((trait) => trait ?? null),
    }),
  ),
  ingredients: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      say: words.transform((all) => all.map(squeeze)),
      forms: words.default([]).transform((all) => all.map(squeeze)),
      covers: words.default([]).transform((all) => all.map(squeeze)),
      hints: words.default([]).transform((all) => all.map(squeeze)),
      alone: words.default([]).transform((all) => all.map(squeeze)),
      traits: z.array(TraitName),
      requires: z.array(TraitName).default([]),
    }),
  ),
  service: z.array(
    z
      .object({
        topic: z.string(),
        ask: phrases,
        answer: answer.optional(),
        first: z.boolean().default(false),
        hints: words.default([]).transform((all) => all.map(squeeze)),
      })
      .refine(({ topic, answer: own }) => own !== undefined || topic in SERVICE_FACTS, 'needs an answer of its own'),
  ),
  talk: z.array(z.object({ kind: z.string(), say: phrases, answers: z.array(answer).min(1) })),
  commands: z.array(z.object({ command: z.enum(COMMANDS), say: phrases })),
  tastes: z.array(
    z.object({
      find: saying,
      ages: z.tuple([z.number(), z.number()]),
      gender: z.enum(['MALE', 'FEMALE']).nullish(),
    }),
  ),
  who: z.array(
    z.object({
      id: z.string(),
      for: z.enum(['person', 'infant', 'dog', 'cat']),
      label: z.string(),
      say: words.transform((all) => all.map(squeeze)),
      with: words.default([]).transform((all) => all.map(squeeze)),
      unless: words.default([]).transform((all) => all.map(squeeze)),
      leaves: z.array(
        z.object({
          names: words.transform((all) => all.map(squeeze)),
          traits: z.array(TraitName).default([]),
          untilMonths: z.number().nullish().transform(orNull),
          isAllFood: z.boolean().default(false),
          isOnlySingle: z.boolean().default(false),
          source: z.string().min(5, 'every line needs its source'),
        }),
      ),
      fine: z
        .object({ names: saying, source: z.string().min(5) })
        .optional()
        .transform((fine) => fine?.names ?? []),
      advice: answer,
      isOnlyAdvice: z.boolean().default(false),
    }),
  ),
  emergencies: z.object({
    kinds: z.array(
      z.object({
        id: z.string(),
        all: z.array(saying).min(1),
        isMild: z.boolean().default(false),
        isAnimal: z.boolean().default(false),
        isSelf: z.boolean().default(false),
        isSudden: z.boolean().default(false),
      }),
    ),
    never: saying,
    past: saying,
    now: saying,
    jokes: saying,
    wishes: saying,
    ate: saying,
    animals: saying,
    people: saying,
    answers: z.object({ person: answer, sudden: answer, animal: answer, self: answer }),
    source: z.string().min(5),
  }),
  wrongs: z.object({
    topics: words,
    happened: saying,
    outside: saying,
    not: saying,
    answer,
    outsideAnswer: answer,
  }),
  words: z.object({
    fillers: words,
    slang: words.default([]),
    absent: words.default([]),
    foods: words.default([]),
    occasions: words,
    apart: z.array(z.object({ shelf: z.string().transform(squeeze), say: saying })),
  }),
};

/** Reads and validates every file; an error names file and place and fails the start. */
export function loadKnowledge(folder = knowledgeFolder()): Knowledge {
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
    emergencies: read('emergencies'),
    wrongs: read('wrongs'),
  };
  if (mistakes.length > 0) throw new Error(`The assistant’s data in ${folder} cannot be used:\n${mistakes.join('\n')}`);
  return {
    synonyms: files.synonyms,
    uses: files.uses,
    troubles: files.troubles,
    concepts: files.concepts,
    examples: files.examples,
    constraints: files.constraints,
    ingredients: files.ingredients,
    service: files.service.map(({ topic, ask, answer: own, first, hints }) => ({
      topic,
      first,
      hints,
      phrases: ask,
      answer: own ?? SERVICE_FACTS[topic]!.answer,
      way: own === undefined ? SERVICE_FACTS[topic]!.way : null,
    })),
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
    emergencies: files.emergencies,
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

/** Beside the sources in development, one level up from the bundle. */
function knowledgeFolder(): string {
  const places = ['../data/assistant', '../../data/assistant'].map((at) => path.resolve(import.meta.dirname, at));
  return places.find(existsSync) ?? places[0]!;
}
