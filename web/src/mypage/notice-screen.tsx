import { useNavigate } from 'react-router';
import notice from '../../../NOTICE?raw';
import { AppBar } from '../ui/app-bar';
import { Screen } from '../ui/screen';
import { sectionTitle } from '../ui/type.css';
import { licences } from './licences';
import * as css from './paged.css';

/** What 뭉치 stands on, and whose it is. */
export function NoticeScreen() {
  const navigate = useNavigate();
  return (
    <Screen header={<AppBar title="오픈소스 고지" onBack={() => void navigate('/mypage')} />}>
      <div className={css.notice}>
        <h2 className={sectionTitle}>그림과 데이터</h2>
        <p className={css.licences} lang="en">
          {notice}
        </p>
        <h2 className={sectionTitle}>라이브러리</h2>
        <ul className={css.licences}>
          {licences.map(({ name, licence }) => (
            <li key={name}>
              {name} — {licence}
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}
