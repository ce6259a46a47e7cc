import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MapPin } from 'lucide-react';
import { meQuery } from '../../api/me';
import { Link } from '../../links';
import { Bell } from '../../shell/bell';
import { hidden } from '../../ui/foundation/type.css';
import { homeName } from '../../ui/text/home-name';
import { rememberAddress } from '../remember-address';
import { SearchField } from '../search/search-field';
import * as css from './home-header.css';

/** Address, bell and search, always in reach. */
export function HomeHeader() {
  const { data, isError } = useQuery(meQuery);
  return (
    <header className={css.header}>
      <h1 className={hidden}>근처 공구</h1>
      <Link to="/gonggu/map" className={css.address} onClick={() => rememberAddress(data?.address ?? null)}>
        <MapPin size={22} aria-hidden />
        <span className={css.words}>{data ? homeName(data) : isError ? '내 동네' : 'loading...'}</span>
        <ChevronRight size={20} aria-hidden />
        <span className={hidden}>지도로 보기</span>
      </Link>
      <Bell />
      <SearchField />
    </header>
  );
}
