/** What a food is called where somebody grew up: an allergy told in a dialect is one all the same. */
const SAID: Record<string, string> = {
  돼지고기: '돼지괴기|돼지궤기|돗괴기|돗궤기|도새기고기|되야지고기|돼야지고기',
  닭고기: '달구괴기|닭괴기|닥괴기|닭궤기',
  소고기: '쇠괴기|소괴기|쇠궤기|소궤기',
  생선: '물괴기|물궤기|바당궤기',
  밀가루: '밀가리|밀까리|밀까루|밀갈기|밀갈리|밀가르',
  계란: '독새기|달구알|닭알|닥알|게란|기란|달갈|겨란',
  새우: '새비|새위|새오|새뱅이',
  꽃게: '꽃기|깅이',
  땅콩: '호콩|땅꽁',
  고기: '괴기|궤기',
  고등어: '고등에|고등애|고동어',
  오징어: '오징애|오징에',
  복숭아: '복상|복숭개|복숭애|복숭게|복숭이|복송아',
  메밀: '메물|모물',
  호두: '호도',
  토마토: '도마도|도마토|일년감',
  감자: '감재|지슬',
  고구마: '고구매|고구메|감저',
  부추: '정구지|분추',
  콩나물: '콩지름|콩질금|콩너물|콩노물',
  마늘: '마눌|마농',
  옥수수: '옥시기|옥수꾸',
  미역: '메역',
};
/** Before a particle, before what is said of it or at the end of a word: `복상자` is a box. */
const AFTER =
  '(?=$|[^가-힣]|은|는|이|가(?!지)|을|를|도|만|랑|하고|과|와|나|빼|못|안|알레|알러|알르|들|든|없|말고|때문|먹|묵|좋|싫|에|있|추천|까지|같|국|김치|무침|나물|볶음|튀김|찌개|죽)';
const WHOLE = 3;
const FORMS = Object.entries(SAID).map(([food, said]): [RegExp, string] => {
  const forms = said.split('|').map((form) => (form.length < WHOLE ? `(?<![가-힣])${form}` : form));
  return [new RegExp(`(?:${forms.join('|')})${AFTER}`, 'g'), food];
});
/** `무시 빼고`: radish, where somebody leaves it out; to ignore otherwise. */
const RADISH =
  /(?<![가-힣])무[시수](?=(?:는|은|를|을|도|랑|가)?\s?(?:빼|못\s?[먹묵]|안\s?[먹묵]|알레르기|알러지|들어))/g;

/** `개도 먹여도 돼요`, `개 있는 집`: the animal, and no counter. */
const DOG =
  /(?<![가-힣\d]|(?:\d|한|두|세|네|다섯|몇|여러|열)\s)개(?=(?:가|도|는|한테|에게|를|랑)?\s?(?:먹[여이]|키우|키워|줘도|줄|한테|에게|사료|간식|(?:가\s?)?있는\s?집))/g;
export const withDog = (text: string): string => text.replace(DOG, '강아지');

export const withStandardFoods = (text: string): string =>
  FORMS.reduce((said, [form, food]) => said.replace(form, food), text).replace(RADISH, '무');
