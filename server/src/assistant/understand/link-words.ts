import { STORES } from './exclusion-words';

export const PARTICLES = '(?:때문에|땜에|땜시|까지|조차|마저|에는|한테|에|을|를|이|가|은|는|도|만|랑|의|로|요)';
export const PEOPLE =
  '(?:우리|저희|제|내|나|저|아이|애기|애들|애|아기|아들놈|아들|딸내미|딸|남편|신랑|아내|와이프|집사람|엄마|아빠|어머니|아버지|부모님|할머니|할아버지|시어머니|시아버지|장모님|며느리|사위|손주|손자|손녀|조카|동생|언니|누나|오빠|형|첫째|둘째|셋째|막내|큰애|작은애|친구|동료|손님|가족|식구|강아지|고양이|아가)(?:들)?(?:이|가|는|은|도|한테|께서)?';
export const LONGEST_LINK = 16;
/** What may stand between a thing and what is said of it; longer words first. */
const LINKING = [
  '(?:들어간|들어있는|들어가는|들어있|들어가|함유된|포함된|섞인|들은|넣은|먹는|있는|된|든|낀)',
  PEOPLE,
  // `조개 새우 게 이런 거 다 빼고`; without more, `이런 거 말고` is about the list.
  '(?:이런|그런|저런|요런|이딴|그딴)(?:거|것|건|걸|종류|음식|애들)(?:들)?(?:은|는|을|를)?(?=다|전부|모두|싹|일절|아예|못|안|절대)',
  '(?:이런|그런|저런|요런)(?:거|것|종류|음식|애들)(?:들)?(?:다|전부|모두|싹|일절|아예|절대)',
  '(?:이고|고|이며|며|하고|이나|나|이든|든지|거나|이구|구|영|광|이라면|이란)(?=다|전부|모두|싹|질색|$)',
  '(?:음식|식품|제품|종류|성분|재료|계열|관련|자체|같은|냄새|향기|식감|국물|알갱이|가루|용품|품|쪽|맛|향|류|들|거|것|건|걸|게|꺼|껀)',
  '(?:심한|심하게|심해서|심하다|심각한|약한|약간|조금|진짜|정말|너무|완전|아예|절대로|절대|무조건|반드시|철저히|확실히|일절|일체|전혀|억수로|겁나|도통|영|모두|전부|둘다|셋다|제발|꼭|좀|쫌|잘|다|또|싹|원래|요즘|이제|아직|그냥|다시|도로|하나도|한입도|한개도|1도|일도|한방울도|조금도|알고보니|사실은|사실|다시보니|지금은|원래는|도저히|당분간|웬만하면|가능하면|되도록|아무래도|쏙쏙|쏙|쏘옥|기어이|귀신같이|용케)',
  `${STORES}(?:는|도)?`,
  '(?:한|두|세|네|다섯|여러|몇|\\d+)(?:판|망|자루|봉지|봉|개|통|박스|병|캔|포대|포|팩|줄|단|마리|kg|키로|상자|묶음|쪽|알|줌|뭉치|그릇|세트|가득)(?:이나|정도|쯤)?',
  PARTICLES,
];
export const LINK = new RegExp(`^(?:${LINKING.join('|')})*$`);
/** Bounded: over a long text its alternatives would be tried without end. */
export const isLink = (text: string): boolean => text.length <= LONGEST_LINK && LINK.test(text);
const PARTICLES_AT_END = new RegExp(`(?<=.)${PARTICLES}+$`);
export const withoutParticles = (word: string): string =>
  word.length <= LONGEST_LINK ? word.replace(PARTICLES_AT_END, '') : word;
/** What makes a list of the things around it. */
export const JOINED =
  /^(?:이랑|랑|하고|과|와|이나|나|및|도|은|는|에|이고|고|이며|이든지|이든|든지|거나|이거나|혹은|또는|아니면|그리고|이구|구|이영|영)*&?(?:그리고|또)?$/;
