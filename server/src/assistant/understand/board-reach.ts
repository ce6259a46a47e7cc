/** How far a purchase may be, as far as it is asked. */

const UNIT = '(?:km|킬로미터|킬로|키로|미터|메다|m)';
const METRES = new RegExp(
  `(\\d+(?:\\.\\d+)?)(${UNIT})(?:이내|안쪽|안에|안|내|반경|근처|미만|이하|까지)|반경(\\d+(?:\\.\\d+)?)(${UNIT})|(\\d+(?:\\.\\d+)?)(${UNIT})(?:넘는|넘으면|이상)[가-힣]{0,4}?(?:빼|말고|제외|싫)`,
);
const WITHIN =
  /\d(?:km|킬로미터|킬로|키로|미터|메다|m)(?:이내|안쪽|안에|안$|반경|거리|안넘|(?:넘는|넘으면|이상)[가-힣]{0,4}?(?:빼|말고|제외|싫))|반경\d|(?:도보|걸어서)(?:로)?\d+분/;
/** `더 멀어도 되니까`: as far as is looked at all. */
const FARTHER = /멀어도|더멀리|좀멀리|멀리까지|멀어두/;
const FARTHEST = 3000;
const WALK = /(?:도보|걸어서|걸어|뛰어서)(?:로)?(\d+)분|(?<!차로|버스로)(\d+)분(?:컷|거리|안쪽|이내|만에)/;
const METRES_A_MINUTE = 70;
const NEAREST =
  /가까운|가까이|가깝|젤가까|제일가까|가장가까|가차운|거리순|도보(?:로|거리|권|가능|\d|$)|걸어(?:서|다|댕|갈|가)|(?<!마감|마감이)코앞|집(?:바로)?앞|엎어지면|슬리퍼|(?:차|운전)(?:가|는)?(?:없이|안타고|없어도)|\d분컷/;

export function metresIn(core: string): number | null {
  const [, amount, unit, radius, radiusUnit, edge, edgeUnit] = METRES.exec(core) ?? [];
  const told = amount ?? radius ?? edge;
  if (told) return Number(told) * (/^k|킬|키/.test(unit ?? radiusUnit ?? edgeUnit!) ? 1000 : 1);
  const [, walked, minutes] = WALK.exec(core) ?? [];
  if (walked ?? minutes) return Number(walked ?? minutes) * METRES_A_MINUTE;
  return FARTHER.test(core) ? FARTHEST : null;
}

/** A distance is named: that alone asks for purchases. */
export const namesReach = (core: string): boolean => WITHIN.test(core);

export const wantsNearest = (core: string): boolean => NEAREST.test(core);
