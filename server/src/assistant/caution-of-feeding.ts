import type { Knowledge } from './knowledge';
import type { Slots } from './slots';
import type { Understanding } from './understand/understand';

/** `요거트에 꿀 타 줘도 돼요?` in a talk about an infant: why it must not, and no list of goods. */
export function cautionOfFeeding({ whole }: Understanding, { excluded }: Slots, { who }: Knowledge): string | null {
  const held = excluded.find(({ guard }) => guard === 'infant');
  if (!held || !MAY_BE_FED.test(whole) || BY_ANOTHER.test(whole)) return null;
  const lines = who.filter((each) => each.for === 'infant').flatMap(({ leaves }) => leaves);
  const named = lines.find(
    ({ why, names }) => why !== undefined && names.some((name) => held.words.includes(name) && isNamed(name, whole)),
  );
  return named?.why ?? null;
}

const MAY_BE_FED =
  /(?:줘|주어|먹여|먹이어|멕여|넣어|타|섞어|발라|뿌려|찍어|얹어|올려|갈아|먹어|마셔|녹여)(?:서)?(?:줘|먹여)?도(?:되|돼|될|됩|괜|갠|안전|좋|상관|문제)|(?:줘|주|먹여|먹이|넣으|타|섞으)면안(?:되|돼|될|됩)|(?:먹일|줄|넣을)수있(?:나|어|을)|(?:먹이|주|넣)는(?:거|것|건)(?:은|는)?(?:괜찮|어때|안되|안돼)/;
const BY_ANOTHER = /내가|제가|저는|나는|엄마가|아빠가|어른|남편|산모|강아지|고양이/;
/** `꿀고구마` has no honey in it. */
const isNamed = (name: string, said: string): boolean =>
  name === '꿀' ? /꿀(?!고구마|사과|참외|수박|배|잠|팁|떡|밤|귤)/.test(said) : said.includes(name);
