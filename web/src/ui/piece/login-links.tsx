import * as css from './login-links.css';
import { GoogleMark, KakaoMark, NaverMark } from './provider-marks';

const PROVIDERS = [
  { id: 'kakao', label: '카카오로 시작하기', Mark: KakaoMark },
  { id: 'naver', label: '네이버로 시작하기', Mark: NaverMark },
  { id: 'google', label: '구글로 시작하기', Mark: GoogleMark },
] as const;

/** The three ways in. Plain links: in-app browsers allow no pop-ups, and these leave the app anyway. */
export function LoginLinks() {
  return (
    <ul className={css.providers}>
      {PROVIDERS.map(({ id, label, Mark }) => (
        <li key={id}>
          <a className={css.provider[id]} href={`/oauth2/authorization/${id}`}>
            <Mark />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
