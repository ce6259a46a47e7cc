/** Goods that neighbours may not sell to each other. Compounds that only sound like them are taken out first. */
const BARRED =
  /맥주|소주|와인|막걸리|위스키|사케|보드카|샴페인|주류|담배|전자담배|니코틴|영양제|비타민제|홍삼정|유산균|오메가3|건강기능식품|건기식|프로바이오틱스|상비약|진통제|감기약|해열제|소화제|의약품|타이레놀/;
const FINE = [
  '와인잔',
  '맥주잔',
  '소주잔',
  '위스키잔',
  '샴페인잔',
  '와인랙',
  '와인셀러',
  '와인오프너',
  '맥주효모',
  '와인식초',
  '담배꽁초',
];

/** Whether a text names goods that may be barred: a reason to warn, not to refuse. */
export function namesBarredGoods(text: string): boolean {
  let rest = text.normalize('NFC').replace(/\s/g, '');
  for (const word of FINE) rest = rest.replaceAll(word, ' ');
  return BARRED.test(rest);
}
