type Source = { name: string; words: string } & (
  | { whose: string; licence: string }
  | { whose?: never; licence?: never }
);

/** Whose pictures and data these are, in short; NOTICE has the whole of it. */
export const sources: readonly Source[] = [
  {
    name: '지도의 동네 경계',
    words: '지도와 주소 찾기에 쓰는 시도, 시군구, 읍면동의 경계예요. 가볍게 다듬어서 써요.',
    whose: '@tenqube/react-korea-bubble-map 0.0.4 (TENQUBE)',
    licence: 'MIT',
  },
  {
    name: '도로명 주소',
    words: '뭉치에 들어 있는 주소는 직접 정리했어요. 위치는 동네를 찾을 수 있을 만큼만 정확해요.',
  },
  {
    name: '그림과 아이콘',
    words: '상품 그림과 배너, 첫 화면의 그림은 직접 그린 것과 Fluent Emoji를 엮어서 만들었어요.',
    whose: 'Fluent Emoji (Microsoft)',
    licence: 'MIT',
  },
  {
    name: '아이폰 사진',
    words: '아이폰에서 찍은 HEIC 사진을 서버에서 읽을 때, 고치지 않은 그대로 써요.',
    whose: 'libheif-js 1.23.2',
    licence: 'LGPL-3.0',
  },
];
