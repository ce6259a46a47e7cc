import { normalise } from '../../korean/normalise';

/** What people write around the thing they look for; nothing is told from another by it. */
const SAID_BY_ALL = new Set(
  '공구 공구합니다 공구해요 공동구매 공동구매해요 같이 함께 나눠요 나눔 소분 반반 사요 사실 살사람 사실분 하실분 구해요 찾아요 원해요 합니다 해요 분 급구 특가 할인 세일 무료배송 당일배송 산지직송 추천'.split(
    ' ',
  ),
);
/** How it is packed. */
const PACKING = new Set(
  '세트 묶음 모음 박스 한박스 반박스 상자 한상자 대용량 소용량 특품 상품 대과 중과 소과 특대 가정용 선물용 업소용 벌크 리필 대형 중형 소형 개입 낱개'.split(
    ' ',
  ),
);
/** Counted after a number that stands alone: `10 개`. */
const COUNTED = new Set(
  '개 병 팩 봉 롤 매 장 구 입 포 포기 단 마리 통 캔 인분 박스 상자 묶음 세트 알 권 켤레 벌'.split(' '),
);
/** `애견용` is for a dog; `애견미용` is another thing. */
const MEANT_FOR = /(?<=[가-힣]{2})(?<![비사미내무])용$/;
const MEASURE = /^(?:kg|g|mg|ml|l|cm|mm|ea|p|pcs)$/;

/** The words of a name or a wish that say what it is, in order: without amounts, packing and what everybody writes. */
export function wordsThatName(text: string): string[] {
  const words = normalise(remarksFirst(text)).split(' ');
  return words.flatMap((word, i) => {
    if (/^\d/.test(word) || MEASURE.test(word)) return [];
    if (COUNTED.has(word) && /^\d+$/.test(words[i - 1] ?? '')) return [];
    const thing = word.replace(/(?<=[가-힣])\d.*$/, '');
    if (SAID_BY_ALL.has(thing) || PACKING.has(thing) || !namesSomething(thing)) return [];
    return [thing.replace(MEANT_FOR, '')];
  });
}

/** What stands in brackets is said beside the name, whose end counts most: `햇양파 10kg (정문에서 나눔해요)`. */
function remarksFirst(text: string): string {
  const remarks: string[] = [];
  const name = text.replace(/[([{（【][^)\]}）】]*[)\]}）】]/g, (remark) => {
    remarks.push(remark);
    return ' ';
  });
  return [...remarks, name].join(' ');
}

/** A syllable or a letter: lone consonants and signs name nothing. */
const namesSomething = (word: string): boolean => /[^\P{L}ㄱ-ㅣ]/u.test(word);
