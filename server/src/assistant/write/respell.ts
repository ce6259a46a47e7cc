/**
 * Spellings of the thumb and of fun, written as they are meant. **Every letter keeps its place**: what is read is shown in
 * the words of the person.
 */
const RESPELT: [RegExp, string | ((found: string) => string)][] = [
  // Full width: `１０ｋｇ`.
  [/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)],
  [/\u3000/g, ' '],
  // `2마넌`, `오처넌`, `15000언`, `3만윈`.
  [/(?<![가-힣])마[넌눤](?![가-힣])|(?<=[\d일이삼사오육칠팔구십백])마[넌눤]/g, '만원'],
  [/(?<=[\d일이삼사오육칠팔구만])처[넌눤]/g, '천원'],
  [/(?<=[\d만천백십]\s?)[언윈웡냥](?=$|[^가-힣]|에|이|인|씩|짜|정|쯤|대)/g, '원'],
  // `38.000원`.
  [/(?<=(?<![\d.,])\d{1,3})\.(?=\d{3}\s?원)/g, ','],
  // `금요일가지`, `낼까징`, `모래까지`.
  [
    /(?<=(?:요일|욜|오늘|내일|낼|모레|모래|글피|월말|주말|\d일|\d\/\d{1,2})\s?)(?:가지|까[징쥐])(?=$|[^가-힣]|요|만)/g,
    '까지',
  ],
  [/(?<=[월화수목금토일]|[가-힣\d]\s)까[징쥐](?=$|[^가-힣]|요|만)/g, '까지'],
  [/(?<![가-힣]|고양이\s|강아지\s)모래(?=\s?까지)|(?<=(?:내일|낼)\s?)모래/g, '모레'],
  [/(?<=(?<![가-힣])(?:우리|저희|울)\s?)[짐짚](?=$|\s|앞|에서|으로|근처|[^가-힣])/g, '집'],
];

export function respell(text: string): string {
  return RESPELT.reduce((spelt, [pattern, as]) => spelt.replace(pattern, as as string), text);
}
