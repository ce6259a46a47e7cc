import { ChevronDown } from 'lucide-react';
import { sectionTitle } from '../../ui/foundation/display.css';
import { Screen } from '../../ui/frame/screen';
import { MypageBar } from '../mypage-bar';
import { licenceText } from './licence-texts';
import { licences } from './licences';
import * as css from './notice.css';
import { sources } from './sources';

/** What 뭉치 stands on, and whose it is. */
export function NoticeScreen() {
  return (
    <Screen canvas header={<MypageBar title="오픈소스 라이선스" />}>
      <div className={css.page}>
        <section className={css.card}>
          <h2 className={sectionTitle}>그림과 데이터</h2>
          <ul>
            {sources.map(({ name, words, whose, licence }) => (
              <li key={name} className={css.source}>
                <h3 className={css.title}>
                  <span className={css.name}>{name}</span>
                  <span className={css.terms}>{licence}</span>
                </h3>
                <p className={css.words}>{words}</p>
                {whose && <p className={css.terms}>{whose}</p>}
              </li>
            ))}
          </ul>
        </section>
        <section className={css.card}>
          <h2 className={sectionTitle}>함께 쓰는 오픈소스</h2>
          <ul className={css.licences}>
            {licences.map(({ name, licence }) => (
              <li key={name} className={css.entry}>
                <Licence name={name} licence={licence} text={licenceText(name)} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  );
}

function Licence({ name, licence, text }: { name: string; licence: string; text: string | null }) {
  const head = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.terms}>{licence}</span>
    </>
  );
  if (text === null) return <p className={css.plain}>{head}</p>;
  return (
    <details>
      <summary className={css.head}>
        {head}
        <ChevronDown size={18} aria-hidden className={css.arrow} />
      </summary>
      <p className={css.text} lang="en">
        {text}
      </p>
    </details>
  );
}
