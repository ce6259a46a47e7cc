import * as z from 'zod';
import { ATTRIBUTES, type Attribute } from '../products/attribute-rules';
import { TraitName } from './exclusion';
import { SERVICE_FACTS } from './say/service-facts';
import { squeeze } from './understand/squeeze';

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
/** Words parted by commas, where there are too many for a line each. */
const parted = z.string().transform((all) =>
  all
    .split(',')
    .map((word) => word.replaceAll(' ', ''))
    .filter((word) => word !== ''),
);
const category = z
  .literal([1, 2, 3, 4], 'must be 1, 2, 3 or 4')
  .nullish()
  .transform((id) => id ?? null);
const answer = z.string().min(1).max(500);
const orNull = (value: number | null | undefined): number | null => value ?? null;

/** The files of `server/data/assistant`, as they are checked when they are read. */
export const FILES = {
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
      has: words.default([]).transform((all) => all.map(squeeze)),
      lacks: words.default([]).transform((all) => all.map(squeeze)),
      order: z
        .enum(['cheap', 'dear'])
        .nullish()
        .transform((order) => order ?? null),
      ofFood: z
        .boolean()
        .nullish()
        .transform((ofFood) => ofFood ?? false),
      trait: TraitName.nullish().transform((trait) => trait ?? null),
      attribute: z
        .enum(ATTRIBUTES as [Attribute, ...Attribute[]])
        .nullish()
        .transform((attribute) => attribute ?? null),
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
          why: answer.optional(),
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
  dangers: z
    .object({
      source: z.string().min(5),
      words: z.record(z.string(), parted),
      emergencies: z.array(
        z.object({
          id: z.string(),
          help: z.enum(['person', 'sudden', 'animal', 'self', 'fumes', 'abuse', 'threat']),
          all: words.min(1),
          not: words.optional(),
          isMild: z.boolean().default(false),
          isAlways: z.boolean().default(false),
        }),
      ),
      worries: z.array(
        z.object({
          id: z.string(),
          help: z.enum(['mixing', 'household', 'medicine']).optional(),
          all: words.min(1),
          not: words.optional(),
          isOfGoods: z.boolean().default(false),
          isAsked: z.boolean().default(false),
        }),
      ),
      when: z.object({
        habit: parted,
        past: parted,
        now: parted,
        jokes: parted,
        wishes: parted,
        asks: parted,
        mentions: parted,
        over: parted,
      }),
      answers: z.object({
        emergency: z.object({
          person: answer,
          sudden: answer,
          animal: answer,
          self: answer,
          fumes: answer,
          abuse: answer,
          threat: answer,
        }),
        worry: z.object({ person: answer, animal: answer, mixing: answer, household: answer, medicine: answer }),
      }),
    })
    .refine(
      ({ words: classes, emergencies, worries }) =>
        [...emergencies, ...worries]
          .flatMap(({ all, not = [] }) => [...all, ...not])
          .every((each) => each.split('|').every((one) => one in classes)),
      'a danger is made of something that has no words',
    ),
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
