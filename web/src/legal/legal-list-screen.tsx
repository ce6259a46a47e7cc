import { ChevronRight } from 'lucide-react';
import { Link } from '../links';
import { useBack } from '../shell/use-back';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import * as css from './legal.css';

const TEXTS = [
  ['/legal/terms', '이용약관'],
  ['/legal/privacy', '개인정보 처리방침'],
  ['/legal/location', '위치기반서비스 이용약관'],
  ['/legal/marketing', '혜택 알림 받기'],
  ['/legal/refund', '환불 규정'],
  ['/legal/operator', '사업자 정보'],
] as const;

export function LegalListScreen() {
  const back = useBack('/start');
  return (
    <Screen header={<AppBar title="약관과 정책" onBack={back} />}>
      <nav aria-label="약관과 정책" className={css.card}>
        {TEXTS.map(([to, label]) => (
          <Link key={to} to={to} className={css.link}>
            {label}
            <ChevronRight size={20} aria-hidden className={css.arrow} />
          </Link>
        ))}
      </nav>
    </Screen>
  );
}
