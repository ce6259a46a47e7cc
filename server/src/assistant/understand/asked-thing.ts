/** What may follow a thing of which purchases are asked for. */
const FOLLOWS =
  /^(?:[이가은는을를도만]|이랑|랑|하고|과|와|이나|나|좀|요|들|류|종류|같은거|한(?:박스|판|봉지|상자|통|포|망|단|팩)|\d+[a-z가-힣]{1,2})*(?:$|공구|공동|같이|함께|나눠|나누|나눌|반띵|반반|살|사[는실요자]|산|여는|여신|여나|열|연|하[는실나]|해|있|없|모으|모집|모아|구[하해함]|시[킬키]|주문|땡|떴|떠|뜬|올라|글|안|누가|아직|혹시|자리|마감|끼|낄|껴|들어|참여|참가|언제|얼마|어디|뭐|추천|보여|알려|찾|팟|모임|말고|필요|껀|건|거|것|중|먹|말|대신|쪽|위주|[ㄱ-ㅎ?~!])/;

/**
 * Whether a word names what purchases are asked for. A short one may stand there by chance (`사과할 일`, `전에`), and no
 * purchase must be denied for that.
 */
export function isAskedThing(say: string, core: string): boolean {
  if (say.length > 2) return true;
  for (let at = core.indexOf(say); at >= 0; at = core.indexOf(say, at + 1)) {
    if (FOLLOWS.test(core.slice(at + say.length))) return true;
  }
  return false;
}
