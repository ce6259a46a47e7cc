import { type ReactNode, useEffect, useState } from 'react';
import { readToken } from '../api/session/token';
import { useLocation } from '../links';
import { hidden } from '../ui/foundation/type.css';
import { Screen } from '../ui/frame/screen';
import { AreaSheet } from './area-sheet';
import { memberPath } from './member-path';
import { type StoredArea, storedArea } from './stored-area';

type Choose = (area: StoredArea) => void;
type Props = { children: (area: StoredArea, choose: Choose) => ReactNode };

/** What visitors see of a 동: asked for where none is known. Members are led to the same place of their own. */
export function VisitGate({ children }: Props) {
  const [area, setArea] = useState(storedArea);
  const [isMember] = useState(() => readToken() !== null);
  const [pathname, navigate] = useLocation();

  // The router is told once this address is committed.
  useEffect(() => {
    if (isMember) navigate(memberPath(pathname, location.search), { replace: true });
  }, [isMember, pathname, navigate]);

  if (isMember) return null;
  if (area) return children(area, setArea);
  return (
    <Screen>
      <h1 className={hidden}>둘러보기</h1>
      <AreaSheet open onClose={() => navigate('/start')} onPick={setArea} />
    </Screen>
  );
}
