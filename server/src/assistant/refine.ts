import { type Decided, SHOWN, showList, type World } from './decision';
import { judge } from './retrieve/exclusion-rules';
import type { Good } from './retrieve/goods-index';
import type { Pick } from './retrieve/order-picks';
import { retrieve } from './retrieve/retrieve';
import type { Slots } from './slots';
import type { Understanding } from './understand/understand';

/** A word that says which of them: `초코맛`, `가루는?`, `소로`, `도톰한 거`, `간식도`. */
const WHICH =
  /^(?:그럼|그러면|아니|아니아니|음|이왕이면|혹시|더|좀|좀더)?([가-힣]{1,7}?)(?:(?:들어간|들은|든|있는|되는|나는|스러운|한|은|는|운|된|인)(?:거|것|걸|게)(?:로|는|도|만)?|(?:으)?로(?:된|만든|만들어진)(?:거|것|걸로|게)?|맛(?:으로|은|는|나는거)?|으로|로|용(?:으로|은|도)?|꺼|거|는|은|도|만|이?랑같이)(?:요|좀|줘|할래|보여줘|없어|없나|있어|있나)*[?ㅋㅎㅠㅜ]*$/;
const LONGEST = 14;

/**
 * A short word about the list on screen chooses among what was asked for, before it is taken for a new subject; null when
 * nothing of it has that word, or the message says more.
 */
export function refine(said: Understanding, slots: Slots, world: World): Decided | null {
  const { need } = slots;
  const word = said.core.length <= LONGEST ? WHICH.exec(said.core)?.[1] : undefined;
  const saysMore =
    said.budget !== null ||
    said.people !== null ||
    said.excluded.length + said.takenBack.length + said.sizes.length > 0;
  if (!need || !word || saysMore || said.commands.size > 0 || said.uses.length > 0 || said.ordinal !== null)
    return null;
  if (need.topics.some(({ say }) => say === word)) return null;
  const isOf = ({ good }: Pick) => tells(good, word);
  const { picks } = retrieve({ ...need, order: 'fit' }, slots, world);
  const chosen = picks.filter(isOf);
  // A thing of its own is another subject, unless it is what some of the list are.
  const found = chosen.length > 0 && chosen.length < picks.length ? chosen : onItsShelf(slots, world).filter(isOf);
  if (found.length === 0) return null;
  // An occasion was on screen: from now on it is about the thing.
  const isOfGroup = need.topics.every(({ find }) => find.includes(word));
  const isThing = isOfGroup && said.topics.some(({ say }) => say === word);
  const narrowed = isThing ? { ...need, topics: said.topics, useId: null } : need;
  return showList(found.slice(0, SHOWN), slots, narrowed, [], 'new');
}

/** `소` is beef only as a word of its own or the beginning of one. */
const tells = ({ nameWords, tags }: Good, word: string): boolean =>
  [...nameWords, ...tags].some((each) => {
    if (word.length > 1) return each.includes(word);
    return each === word || each === `${word}고기` || (!VAGUE.test(word) && each.startsWith(word));
  });
/** Begins too many other words. */
const VAGUE = /[소게배감무파콩물차대이고그저수]/;

/** What is kept apart stays apart: `간식도` after dog food is not for us. */
function onItsShelf({ last, excluded }: Slots, { goods, knowledge }: World): Pick[] {
  const shelf = goods.byId.get(last[0] ?? -1)?.subCategory;
  if (!knowledge.apart.some((each) => each.shelf === shelf)) return [];
  return goods.all
    .filter((good) => good.subCategory === shelf && judge(good, excluded) === 'clear')
    .map((good) => ({ good, fit: 0, why: null, kind: '' }));
}
