import * as z from 'zod';
import type { Catalogue } from '../../products/catalogue';
import type { BuiltInAnswer } from '../answer';
import { goodsOf } from '../retrieve/goods-index';
import { squeeze } from '../understand/squeeze';
import { won } from './korean-text';
import type { Prompt } from './model';

export type Grounded = { ok: true; text: string; chosen: number[] } | { ok: false; reason: string };

const LONGEST = 400;
const COPIED_LETTERS = 18;

/** Accepts a model's answer only if it is grounded in what was retrieved; names and prices are filled in here. */
export function ground(
  raw: string,
  message: string,
  { goods, held }: BuiltInAnswer,
  prompt: Prompt,
  catalogue: Catalogue,
): Grounded {
  const answered = readAnswer(raw);
  if (answered === null) return refuse('not the agreed JSON');
  const { text } = answered;
  const chosen = answered.choose ?? goods.map((_, i) => i + 1);
  if (chosen.some((number) => !goods[number - 1]) || new Set(chosen).size < chosen.length) {
    return refuse('chooses what was not retrieved');
  }
  if (goods.length > 0 && chosen.length === 0) return refuse('chooses nothing');
  if (text.length > LONGEST) return refuse('too long');
  if (!/[가-힣]{2}/.test(text)) return refuse('not Korean');
  if (/https?:|www\.|@|\d{2,4}-\d{3,4}-\d{4}/i.test(text)) return refuse('an address or a number to call');
  if (copies(prompt.system, text)) return refuse('repeats its instructions');

  const prose = text.replaceAll(/\{\{\d+\}\}/g, ' ');
  if (/[{}]/.test(prose)) return refuse('an unfinished placeholder');
  const pointed = Array.from(text.matchAll(/\{\{(\d+)\}\}/g), ([, number]) => Number(number));
  if (pointed.some((number) => !chosen.includes(number))) return refuse('points at a product that is not shown');
  if (goods.length > 0 && pointed.length === 0) return refuse('recommends nothing');
  if (/\d[\d,.]*\s*(?:원|만|천|kg|g|ml|l|개|입|봉|롤|매|%)|[일이삼사오육칠팔구십백천만]+\s?원/i.test(prose)) {
    return refuse('an amount of its own');
  }
  if (FACTS.test(squeeze(prose))) return refuse('speaks of purchases, money or ingredients');
  const banned = held.excluded
    .flatMap(({ words }) => words)
    .find((word) => word.length > 1 && squeeze(prose).includes(word));
  if (banned) return refuse(`speaks of ${banned}, which is left out`);
  const stranger = strangerIn(prose, message, goods, catalogue);
  if (stranger !== null) return refuse(`speaks of ${stranger}`);

  const filled = text.replaceAll(/\{\{(\d+)\}\}/g, (_, number: string) => {
    const good = goods[Number(number) - 1]!;
    return `‘${good.name}’(${won(good.price)})`;
  });
  return { ok: true, text: filled, chosen };
}

const refuse = (reason: string): Grounded => ({ ok: false, reason });

/** Topics reserved for our own texts: what is open, money, ingredients. */
const FACTS =
  /공구|공동구매|마감|모집|자리|환불|취소|결제|수수료|배송|무료|할인|쿠폰|이벤트|정산|신고|탈퇴|알레르기|알러지|성분|안전|들어있|들어가|무첨가|함유|품절|재고|최저가|보장|(?:가장|제일|젤|더)(?:저렴|싸|싼|비싸)|가성비|건강에|약(?:을|과|이랑|먹)|복용|질환/;

const Answer = z.object({ text: z.string(), choose: z.array(z.number().int()).max(10).optional() });

function readAnswer(raw: string): z.infer<typeof Answer> | null {
  const json = /\{[\s\S]*\}/.exec(raw)?.[0];
  if (!json) return null;
  try {
    const parsed = Answer.safeParse(JSON.parse(json));
    const text = parsed.data?.text.trim() ?? '';
    return parsed.success && text !== '' ? { ...parsed.data, text } : null;
  } catch {
    return null;
  }
}

function copies(instructions: string, text: string): boolean {
  const source = squeeze(instructions);
  const spoken = squeeze(text);
  for (let at = 0; at + COPIED_LETTERS <= spoken.length; at++) {
    if (source.includes(spoken.slice(at, at + COPIED_LETTERS))) return true;
  }
  return false;
}

/** A kind of goods that neither the asker nor any retrieved product mentions; foreign words count as one. */
function strangerIn(
  prose: string,
  message: string,
  goods: BuiltInAnswer['goods'],
  catalogue: Catalogue,
): string | null {
  const known = [squeeze(message), ...goods.map((good) => squeeze(good.line))].join(' ');
  const latin = prose
    .toLowerCase()
    .match(/[a-z]{3,}/g)
    ?.find((word) => !known.includes(word));
  if (latin) return latin;
  const spoken = squeeze(prose);
  for (const kind of goodsOf(catalogue).kinds) {
    if (kind.length >= 2 && /^[가-힣]+$/.test(kind) && !known.includes(kind) && standsIn(prose, spoken, kind))
      return kind;
  }
  return null;
}

/** Short kinds must begin a word: `가지` is also in `세 가지`, `여러가지`. */
function standsIn(prose: string, spoken: string, kind: string): boolean {
  if (kind.length >= 3) return spoken.includes(kind);
  return (
    new RegExp(`(?:^|[\\s,.‘'"(])${kind}(?:$|[\\s,.!?’'")]|을|를|이|가|은|는|도|와|과|랑|로)`).test(prose) &&
    !AMBIGUOUS.has(kind)
  );
}

const AMBIGUOUS = new Set([
  '가지',
  '고기',
  '국산',
  '선물',
  '모임',
  '대용량',
  '아이',
  '간식',
  '자취',
  '다이어트',
  '건강',
  '구이',
  '반찬',
  '사무실',
]);
