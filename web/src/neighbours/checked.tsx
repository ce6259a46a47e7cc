import { checkWords, monthWords, type UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Calendar, type LucideIcon, MapPinCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordQuery } from '../api/neighbour-record';
import * as css from './checked.css';

/** Since when somebody is here, and what was confirmed of them. */
export function Checked({ userId }: { userId: UserId }) {
  const { data } = useQuery(recordQuery(userId));
  if (!data) return null;
  return (
    <ul className={css.list} aria-label="확인된 것">
      <Fact icon={Calendar}>{monthWords(data.since)}부터</Fact>
      {data.phone && <Fact icon={Smartphone}>휴대전화 확인</Fact>}
      {data.verified && <Fact icon={MapPinCheck}>{checkWords(data.verified)}</Fact>}
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon size={16} aria-hidden className={css.sign} />
      {children}
    </li>
  );
}
