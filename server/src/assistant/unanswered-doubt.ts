import type { Exclusion } from './exclusion';
import type { Understanding } from './understand/understand';

/** `아니`, `찾아줘`: said of nothing else, so of what was asked about. */
const DENIED =
  /^(?:아니|아뇨|안빼|빼지마|노노|ㄴㄴ|찾아|보여|추천|괜찮|먹어|먹을|먹고|살래|살거|사려|응?괜찮|네?찾아|그거(?:찾|보여|추천))/;

const AGREED = /^(?:응|네|넵|예|웅|ㅇㅇ|어|그래|맞아|빼)/;

/** We asked whether a thing is to be left out. Who neither wishes for it nor says no has it left out: silence is no wish. */
export function withDoubt(said: Understanding, doubted: Exclusion | null): Understanding {
  if (!doubted || said.takesAllBack || said.excluded.some(({ key }) => key === doubted.key)) return said;
  const isNamed = [doubted.label, ...doubted.words].some((word) => word.length > 1 && said.core.includes(word));
  const isElse = said.topics.length + said.uses.length > 0;
  if (isNamed || said.takenBack.includes(doubted.key) || (DENIED.test(said.core) && !isElse)) return said;
  const presumed = AGREED.test(said.core) ? said.presumed : [...said.presumed, doubted.key];
  return { ...said, excluded: [...said.excluded, doubted], presumed };
}
