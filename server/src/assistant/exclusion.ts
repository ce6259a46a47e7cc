import * as z from 'zod';
import { ALLERGENS, PROPERTIES, type Trait } from '../products/trait-rules';

export const TraitName = z.enum(Object.keys({ ...ALLERGENS, ...PROPERTIES }) as [Trait, ...Trait[]]);

export const Exclusion = z.object({
  /** An ingredient's id, or the word itself. */
  key: z.string(),
  label: z.string(),
  why: z.enum(['allergy', 'cannot', 'diet', 'refused', 'have']),
  /** None of these may be in it; empty for what is known by its name only. */
  traits: z.array(TraitName),
  requires: z.array(TraitName),
  /** What it is called, for what tells nothing but its name. */
  words: z.array(z.string()),
  /** Forms of it that are let in again (`새우`, but `새우젓`): what is named so may be offered. */
  but: z.array(z.string()).optional(),
  /** From the table of who must not have what (`who.json`): judged by names, for somebody. */
  guard: z.enum(['person', 'infant', 'dog', 'cat']).optional(),
  /** What of human food an animal may have. */
  fine: z.array(z.string()).optional(),
});
/** Something that must not be offered, for the whole conversation until revoked. */
export type Exclusion = z.infer<typeof Exclusion>;
