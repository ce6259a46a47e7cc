import { useEffect, useRef } from 'react';
import * as css from './help.css';

const COUNTED: readonly (readonly [words: string, meaning: string])[] = [
  [
    '이웃 31명과 공구 12번',
    '끝까지 마친 공구예요. 같은 이웃과는 30일에 한 번만, 같은 카드로 낸 이웃은 한 명으로 세요. 3,000원부터 세요.',
  ],
  ['약속을 잘 지켜요 · 결제가 빨라요', '다섯 번 넘게 함께했고 열에 아홉 번 넘게 지켰을 때 붙어요.'],
  ['응답 보통 10분', '결제한 이웃의 첫마디에 리더가 답하기까지 걸린 시간이에요. 아침 8시부터 밤 10시까지만 세요.'],
  [
    '모두 결제한 뒤 사지 않은 공구 · 돌려주라고 정해진 문제 · 안 온 약속 · 늦게 바꾼 약속',
    '최근 1년 동안이에요. 있으면 늘 먼저 보여 드려요.',
  ],
  ['휴대전화 확인', '본인 휴대전화를 확인한 때가 있다는 뜻이에요.'],
  [
    '동네 인증 11월',
    '그 달에 저장한 동네에서 한 번 확인했다는 뜻이에요. 위치는 꾸밀 수도 있어서 참고로만 써요. 90일이 지나면 사라져요.',
  ],
];

/** How a neighbour's record comes about, and what is not in it. */
export function RecordHelp() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === '#record') heading.current?.scrollIntoView?.();
  }, []);
  return (
    <>
      <h2 id="record" ref={heading} className={css.heading}>
        이웃의 기록은 이렇게 만들어져요
      </h2>
      <ul className={css.card}>
        {COUNTED.map(([words, meaning]) => (
          <li key={words} className={css.entry}>
            <p className={css.term}>{words}</p>
            <p className={css.answer}>{meaning}</p>
          </li>
        ))}
        <li className={css.entry}>
          <p className={css.term}>들어가지 않는 것</p>
          <p className={css.answer}>
            제때 취소한 공구, 리더가 받아들인 문제, 채팅 내용, 산 물건은 들어가지 않아요. 점수나 등급은 만들지 않아요.
          </p>
        </li>
      </ul>
    </>
  );
}
