import { Link } from '../../links';
import * as css from './legal-foot.css';

const TEXTS = [
  ['/legal/terms', '이용약관'],
  ['/legal/privacy', '개인정보 처리방침'],
  ['/legal/location', '위치기반서비스 이용약관'],
  ['/legal/operator', '사업자 정보'],
] as const;

/** Who answers for a purchase, and the texts. */
export function LegalFoot() {
  return (
    <footer className={css.foot}>
      <p>뭉치는 통신판매중개자이며 거래의 당사자가 아니에요. 상품과 거래의 책임은 공구를 연 이웃에게 있어요.</p>
      <nav aria-label="약관과 정책" className={css.links}>
        {TEXTS.map(([to, label]) => (
          <Link key={to} to={to} className={css.link}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
