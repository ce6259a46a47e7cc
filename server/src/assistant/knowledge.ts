import type { Attribute } from '../products/attribute-rules';
import type { Trait } from '../products/trait-rules';
import type { Command } from './knowledge-files';
import type { Way } from './say/service-facts';

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
  /** Facts that the rules find by phrases. */
  service: ServiceTopic[];
  /** All of them, also those that only the trained reader or a model finds. */
  facts: ServiceTopic[];
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
  dangers: Dangers;
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
  /** Told by what was read of its name when it was imported. */
  attribute: Attribute | null;
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
  /** What is said to who asks whether it may be given. */
  why?: string | undefined;
  /** Where it was read. */
  source: string;
};
type Caution = 'mixing' | 'household' | 'medicine';
/** Who is to be called: what to do first hangs on it. */
type Help = 'person' | 'sudden' | 'animal' | 'self' | 'fumes' | 'abuse' | 'threat';
/** What comes before everything: who or which part of a body, what happens to it, and now. */
export type Dangers = {
  /** Classes of words (`danger-words.ts`). */
  words: Record<string, string[]>;
  /** Help must be called: of every class in `all` (`people|animals` is either) a word is heard, and none of `not`. */
  emergencies: {
    id: string;
    help: Help;
    all: string[];
    not?: string[] | undefined;
    /** Beside a wish for goods it is none. */
    isMild: boolean;
    /** Neither a habit, the past nor a wish takes it back: who was beaten yesterday is in danger today. */
    isAlways: boolean;
  }[];
  /** No goods, and help is named; `isOfGoods` may be said of goods as well. */
  worries: {
    id: string;
    /** A caution in words of its own. */
    help?: Caution | undefined;
    all: string[];
    not?: string[] | undefined;
    isOfGoods: boolean;
    /** Asked for or asked about, and answered with the caution and no goods. */
    isAsked: boolean;
  }[];
  when: {
    /** A condition or a habit; what is over; right now; jokes. */
    habit: string[];
    past: string[];
    now: string[];
    jokes: string[];
    /** Goods are asked for. */
    wishes: string[];
    /** For a worry: goods or the service are asked for, are only mentioned, or it is no news. */
    asks: string[];
    mentions: string[];
    over: string[];
  };
  answers: {
    emergency: Record<Help, string>;
    worry: Record<'person' | 'animal' | Caution, string>;
  };
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
