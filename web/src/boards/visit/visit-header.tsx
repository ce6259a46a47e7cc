import { ChevronDown, MapPin } from 'lucide-react';
import { useLocation } from '../../links';
import { SearchBox } from '../../ui/field/search-box';
import { hidden } from '../../ui/foundation/type.css';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { AreaSheet } from '../../visit/area-sheet';
import type { StoredArea } from '../../visit/stored-area';
import { useLogin } from '../../visit/use-login';
import * as home from '../home/home-header.css';
import * as css from './visit.css';

const SEARCH = '/look/search';

/** Which 동, the way in, and search. */
export function VisitHeader({ area, onArea }: { area: StoredArea; onArea: (area: StoredArea) => void }) {
  const [, navigate] = useLocation();
  const areas = useLateSheet();
  const login = useLogin();

  function choose(chosen: StoredArea) {
    areas.close();
    onArea(chosen);
    scrollTo(0, 0);
  }

  return (
    <header className={home.header}>
      <h1 className={hidden}>{area.name} 둘러보기</h1>
      <div className={css.line}>
        <button type="button" className={css.address} onClick={areas.open}>
          <MapPin size={22} aria-hidden />
          <span className={home.words}>{area.name}</span>
          <ChevronDown size={20} aria-hidden />
          <span className={hidden}>다른 동네 보기</span>
        </button>
        <button type="button" className={css.login} onClick={() => login.ask()}>
          로그인
        </button>
      </div>
      <SearchBox action={SEARCH} onSearch={(keyword) => navigate(`${SEARCH}?keyword=${encodeURIComponent(keyword)}`)} />
      {areas.isWanted && <AreaSheet open={areas.isOpen} onClose={areas.close} onPick={choose} />}
      {login.sheet}
    </header>
  );
}
