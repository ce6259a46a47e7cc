import { type Decided, SHOWN, showList, type World } from '../decision';
import { isWithinBudget, tells } from '../retrieve/allow-rules';
import { judge } from '../retrieve/exclusion-rules';
import type { Good } from '../retrieve/goods-index';
import { asPick, type Pick } from '../retrieve/order-picks';
import { retrieve } from '../retrieve/retrieve';
import type { Need, Slots } from '../slots';
import type { Understanding } from '../understand/understand';

/** A word that says which of them: `초코맛`, `가루는?`, `소로`, `도톰한 거`, `간식도`. */
const WHICH =
  /^(?:그럼|그러면|아니|아니아니|음|이왕이면|혹시|더|좀|좀더)?([가-힣]{1,7}?)(?:에(?:좋은|쓰는|쓸|맞는|어울리는|도움되는|효과있는|넣을)(?:거|것|걸|게|건)(?:로|는|도|만)?|(?:들어간|들은|든|있는|되는|나는|스러운|한|은|는|운|된|인)(?:거|것|걸|게|건)(?:로|는|도|만)?|(?:으)?로(?:된|만든|만들어진)(?:거|것|걸로|게|건)?|맛(?:으로|은|는|나는거)?|으로|으루|로|용(?:으로|은|도)?|꺼|거|는|은|도|만|식|이?랑같이)(?:이야|이에요|이예요|예요|이요|인데|이거든|거든|임|요|좀|줘|할래|할게|할께|하자|갈게|가자|주세요|부탁해|부탁|해줘|바꿔줘|보여줘|없어|없나|있어|있나|다시|볼게|볼래|보자|골라줘|찾아줘|먹을래)*[?ㅋㅎㅠㅜ]*$/;
/** `껍질 깐 거`, `먼지 안 나는 거`, `부침용`: what it should be like, not another thing. */
const LIKE_WHAT =
  /(?:안|잘|덜|많이|없는|있는|되는|나는|된|깐|한|큰|작은|좋은|가는|달린|붙은|들어있는|쓰는|쓸|하는|할)[가-힣]{0,4}(?:거|것|걸|건|(?<!할)게)(?:로|는|도|만|요)*$|[가-힣]{2}(?:용|식|형)(?:으로|은|도|요|거|것)*$|(?:전용|가능)(?:한거|한것|한걸로|인거|거)?$/;
const FOR_WHOM =
  /(?:라|거라|거야|거예요|거에요|거임|거라서|거든|인데|건데|용|꺼|거|한테|드릴거|줄거|먹일거|쓸거|쓸거야|먹을거|먹을거야)(?:요|로|는|도)*$/;
const LONGEST = 14;

/**
 * A short word about the list on screen chooses among what was asked for, before it is taken for a new subject; null when
 * nothing of it has that word, or the message says more.
 */
export function refine(said: Understanding, slots: Slots, world: World): Decided | null {
  const { need } = slots;
  const saysMore = said.budget !== null || said.people !== null || said.takenBack.length + said.sizes.length > 0;
  if (!need || saysMore || said.commands.size > 0 || said.ordinal !== null || said.clause.length > LONGEST) return null;
  const chosen = forWhom(said, need, slots, world) ?? byWord(said, need, slots, world);
  return chosen ?? (said.excluded.length > 0 ? null : likeWhat(said, need, slots, world));
}

function byWord(said: Understanding, need: Need, slots: Slots, world: World): Decided | null {
  const word = (WHICH.exec(said.core) ?? WHICH.exec(said.clause))?.[1];
  if (!word || said.uses.length > 0 || need.topics.some(({ say }) => say === word)) return null;
  const meant = [...(said.topics.find(({ say }) => say === word)?.find ?? []), ...(PEOPLE[word] ?? [])];
  const isOf = ({ good }: Pick) => [word, ...meant].some((each) => tells(good, each));
  // Of another amount, where none of that one has the word.
  const chosenOf = (some: Need) => {
    const { picks } = retrieve({ ...some, order: 'fit' }, slots, world);
    const own = picks.filter(({ good }) => tells(good, word));
    return { picks, chosen: own.length > 0 ? own : picks.filter(isOf) };
  };
  const inSize = chosenOf(need);
  const anySize = { ...need, sizes: [] };
  const { picks, chosen } = inSize.chosen.length > 0 || need.sizes.length === 0 ? inSize : chosenOf(anySize);
  if (isOwnThing(said, word, chosen)) return null;
  // A thing of its own is another subject, unless it is what some of the list are.
  const isSome = chosen.length > 0 && chosen.length < picks.length;
  const found = isSome ? chosen : onItsShelf(need, slots, world).filter(isOf);
  if (found.length === 0) return null;
  // An occasion was on screen: from now on it is about the thing.
  const isOfGroup = need.topics.every(({ find }) => find.includes(word));
  const isThing = isOfGroup && said.topics.some(({ say }) => say === word);
  const within = isSome ? [...need.within, word] : need.within;
  const sizes = chosen === inSize.chosen ? need.sizes : [];
  const narrowed = isThing ? { ...need, topics: said.topics, useId: null } : { ...need, within, sizes };
  return showList(found.slice(0, SHOWN), slots, narrowed, [], 'new');
}

/** `치즈는?` after bread asks for cheese: some bread goes with it, none is called so. */
function isOwnThing({ topics, core }: Understanding, word: string, chosen: Pick[]): boolean {
  if (chosen.length === 0 || !topics.some(({ say, weak }) => say === word && !weak)) return false;
  if (!/(?:는|은|도)[가-힣]{0,3}$/.test(core)) return false;
  return !chosen.some(({ good }) => good.nameWords.some((each) => each.includes(word)));
}

/** `애기 꺼` after toothpaste: those of it that are meant for them. */
function forWhom(said: Understanding, need: Need, slots: Slots, world: World): Decided | null {
  const [use] = said.uses;
  const named = use ? [use.title, ...use.say] : (WHOM.exec(said.core)?.slice(1) ?? []);
  const isNothing = need.topics.length === 0 && (use !== undefined || need.useId === null);
  if (named.length === 0 || isNothing || said.topics.some(({ weak }) => !weak) || !FOR_WHOM.test(said.core))
    return null;
  const { picks } = retrieve({ ...need, order: 'fit' }, slots, world);
  const words = named.flatMap((word) => [word, ...(PEOPLE[word] ?? [])]);
  const meant = picks.filter(({ good }) => words.some((word) => word.length > 1 && tells(good, word)));
  const chosen = meant.length > 0 ? meant : picks;
  return chosen.length > 0 ? showList(chosen.slice(0, SHOWN), slots, need, [], 'new') : null;
}
/** `남자친구 줄 거야`, `애들 줄 거`. */
const WHOM =
  /(애들|아이|애기|아기|애|조카|남자친구|여자친구|남친|여친|남편|아내|와이프|엄마|아빠|부모님|어머니|아버지|할머니|할아버지|친구|동생|언니|누나|형|오빠|선생님|직원들?|손님)(?:한테|께|에게)?(?:줄|드릴|먹일|쓸|쓰실|드실|선물할)/;
const CHILDREN = ['아이', '어린이', '유아', '아기'];
const PEOPLE: Record<string, string[]> = {
  아이: CHILDREN,
  애들: CHILDREN,
  애: CHILDREN,
  아기: CHILDREN,
  애기: CHILDREN,
};

/** Nothing tells whether it is so: the same again, and that is said. */
function likeWhat(said: Understanding, need: Need, slots: Slots, world: World): Decided | null {
  const isKnown = said.wants.length + said.avoids.length > 0 || said.service !== null || said.talk !== null;
  // `견과도 볼게요, 먹을 수 있는 것만` names another thing.
  const isOther = said.topics.some(
    ({ say, weak }) => !weak && /^(?:도|은|는|이랑|하고)/.test(said.core.split(say)[1] ?? ''),
  );
  if (isKnown || isOther || said.uses.length > 0 || said.points || !LIKE_WHAT.test(said.core)) return null;
  const { picks } = retrieve({ ...need, order: 'fit' }, slots, world);
  const words = said.core.match(/[가-힣]{2,}/g) ?? [];
  const told = picks.filter(({ good }) =>
    good.tags.some((tag) => tag.length > 1 && words.some((each) => each.startsWith(tag))),
  );
  const shown = told.length > 0 && told.length < picks.length ? told : picks;
  if (shown.length === 0) return null;
  const untold = shown === picks ? said.core : null;
  return showList(shown.slice(0, SHOWN), slots, need, [], 'new', { untold });
}

/** What is kept apart stays apart: `간식도` after dog food is not for us. */
function onItsShelf(need: Need, { last, excluded, people }: Slots, { goods, knowledge }: World): Pick[] {
  const shelf = goods.byId.get(last[0] ?? -1)?.subCategory;
  if (!knowledge.apart.some((each) => each.shelf === shelf)) return [];
  const isOffered = (good: Good) =>
    good.subCategory === shelf && isWithinBudget(good.price, need, people) && judge(good, excluded) === 'clear';
  return goods.all.filter(isOffered).map(asPick);
}
