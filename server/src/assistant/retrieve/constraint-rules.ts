import { attributeOf } from '../../products/attribute-rules';
import { traitOf } from '../../products/trait-rules';
import { isFood } from '../is-food';
import type { Constraint } from '../knowledge';
import type { Good } from './goods-index';

/** `안매운` on a label holds `매운`, so what says the opposite is taken off before looking. */
export function has(good: Good, { has: terms, opposite, trait, attribute, ofFood }: Constraint): boolean {
  // `새콤한 거` is no detergent with lemon, `무설탕` no soap of `제로웨이스트`.
  if (ofFood && !isFood(good)) return false;
  if (attribute) return attributeOf(good.attributes, attribute) === 'yes';
  const told = trait ? traitOf(good.traits, trait) : 'unknown';
  if (told !== 'unknown') return told === 'yes';
  let line = good.line;
  for (const term of opposite) line = line.replaceAll(term, '');
  return terms.some((term) => line.includes(term));
}

/** Whether anything is known of it. */
export const isConstraintTold = (good: Good, { attribute }: Constraint): boolean =>
  attribute === null || attributeOf(good.attributes, attribute) !== 'unknown';

export const lacks = (good: Good, { lacks: terms }: Constraint): boolean =>
  terms.some((term) => good.line.includes(term));
