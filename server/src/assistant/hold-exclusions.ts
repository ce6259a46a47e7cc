import type { Exclusion } from './exclusion';
import { isUnwanted } from './retrieve/exclusion-rules';
import { isNarrowed } from './understand/groups';
import type { Understanding } from './understand/understand';

const MOST_HELD = 30;

export type Held = {
  excluded: Exclusion[];
  /** Said in this message, to be said back. */
  added: Exclusion[];
  /** Those of them that nobody said to leave out; what is said of them was no wish. */
  presumed: Exclusion[];
  returned: Exclusion[];
};

/**
 * Exclusions last for the whole conversation, until revoked; what is held for somebody (`who.json`), until it is said not to be
 * for them. A mere dislike is also lifted when the thing is asked for by
 * name; an ingredient exclusion is not.
 */
export function holdExclusions(before: readonly Exclusion[], said: Understanding): Held {
  const added = said.excluded;
  const isAdded = ({ key }: Exclusion) => added.some((each) => each.key === key);
  const asked = said.topics.flatMap(({ say, title }) => [say, title]);
  const isWanted = (each: Exclusion) => isUnwanted(each) && (asked.includes(each.key) || asked.includes(each.label));
  // `꿀은 조금 넣어도 되죠?`: what harms whom it is for stays left out while it is for them.
  const guards = [...before.filter((each) => !isAdded(each)), ...added].filter(
    ({ guard, key }) => guard && !said.takenBack.includes(key),
  );
  const isGuarded = ({ traits, why }: Exclusion) =>
    why === 'diet' && traits.length > 0 && guards.some((each) => traits.every((trait) => each.traits.includes(trait)));
  const isBack = (each: Exclusion) => {
    if (isAdded(each)) return false;
    if (said.pressed.includes(each.key)) return true;
    if (each.guard) return said.takenBack.includes(each.key);
    if (isGuarded(each)) return false;
    if (said.takesAllBack) return true;
    return said.takenBack.some((word) => word === each.key || each.words.includes(word)) || isWanted(each);
  };
  const kept = before.filter((each) => !isBack(each) && !isAdded(each));
  return {
    excluded: [...kept, ...added.map((each) => gravest(each, before))].slice(-MOST_HELD),
    added,
    presumed: added.filter(({ key }) => said.presumed.includes(key)),
    // A diet that is only narrowed is not given up.
    returned: before.filter(
      (each) =>
        isBack(each) && !isNarrowed(each, added) && !(each.why === 'diet' && added.some(({ why }) => why === 'diet')),
    ),
  };
}

const GRAVITY: Record<Exclusion['why'], number> = { allergy: 4, cannot: 3, diet: 2, refused: 1, have: 0 };

/** `우유 말고` does not weaken an allergy told before. */
function gravest(added: Exclusion, before: readonly Exclusion[]): Exclusion {
  const held = before.find(({ key }) => key === added.key);
  return held && GRAVITY[held.why] > GRAVITY[added.why] ? held : added;
}
