import type { Wish } from '@mungchi/contract';
import { BellRing, Crown, HandHeart, type LucideIcon, Users } from 'lucide-react';
import { readToken } from '../../api/session/token';
import { Link } from '../../links';
import { OpenedWish } from './opened-wish';
import * as css from './wish-screen.css';
import * as rows from './wishes.css';

/** What a wish means in each of its states, to somebody who is signed in. */
export function WishWords({ wish }: { wish: Wish }) {
  switch (wish.state) {
    case 'ENDED':
      return <p className={css.big}>찾는 기간이 끝났어요.</p>;
    case 'OPENED':
      return <OpenedWish wish={wish} boardId={wish.boardId!} />;
    case 'GATHERED':
      return (
        <>
          <p className={css.big}>누가 열까요?</p>
          <p className={css.text}>
            같이 살 이웃이 <b className={css.many}>{wish.people}명</b> 모였어요.
          </p>
          <div className={css.facts}>
            <Fact icon={Crown} text="먼저 여는 이웃이 리더예요." more="한 명만 열면 돼요." />
            <Fact
              icon={BellRing}
              text="다른 이웃도 바로 참여할 수 있어요."
              more="열리면 함께 찾던 이웃에게 먼저 알려요."
            />
          </div>
          {!wish.mine && readToken() && <OpenIt wish={wish} words="함께 찾지 않아도 열 수 있어요." />}
        </>
      );
    case 'OPEN':
      return (
        <>
          <p className={css.number}>
            <b className={css.count}>{wish.people}명</b>이 찾고 있어요
          </p>
          <div className={css.facts}>
            <Fact icon={Users} text="세 명이 모이면 누가 열지 물어봐요." />
            <Fact icon={HandHeart} text="지금 사는 건 아니에요." more="공구가 열리면 값을 보고 그때 정해요." />
          </div>
          <OpenIt wish={wish} words="기다리지 않고 바로 열 수도 있어요." />
        </>
      );
  }
}

function OpenIt({ wish: { id }, words }: { wish: Wish; words: string }) {
  return (
    <div className={css.own}>
      <p>{words}</p>
      <Link to={`/gonggu/write?wish=${id}`} className={rows.act}>
        내가 열기
      </Link>
    </div>
  );
}

const STEPS: readonly [text: string, more?: string][] = [
  ['‘나도 살래요’를 눌러요.', '지금 사는 건 아니에요. 이름도 보이지 않아요.'],
  ['세 명이 모이면 한 이웃이 공구를 열어요.'],
  ['값을 보고, 내 몫만 사서 나눠요.'],
];

/** To who came by a link: who looks for it, and what happens next. */
export function VisitorWords({ wish: { place, people } }: { wish: Wish }) {
  return (
    <>
      <p className={css.lead}>
        {place && <b>{place} </b>}이웃 <b className={css.many}>{people}명</b>이 찾고 있어요.
      </p>
      <ol className={css.facts}>
        {STEPS.map(([text, more], nth) => (
          <li key={text} className={css.fact}>
            <span className={css.step} aria-hidden>
              {nth + 1}
            </span>
            <span>
              {text}
              {more && <small className={css.small}>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Fact({ icon: Icon, text, more }: { icon: LucideIcon; text: string; more?: string }) {
  return (
    <div className={css.fact}>
      <Icon size={20} aria-hidden className={css.icon} />
      <span>
        {text}
        {more && <small className={css.small}>{more}</small>}
      </span>
    </div>
  );
}
