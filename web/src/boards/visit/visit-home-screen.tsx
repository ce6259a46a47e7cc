import { useState } from 'react';
import { Screen } from '../../ui/frame/screen';
import type { StoredArea } from '../../visit/stored-area';
import { VisitGate } from '../../visit/visit-gate';
import { VisitorTabBar } from '../../visit/visitor-tab-bar';
import { CategoryRow } from '../home/category-row';
import { useCategory } from '../home/use-category';
import { VisitBoards } from './visit-boards';
import { VisitHeader } from './visit-header';
import { Welcome } from './welcome';

/** What is open around a 동, for somebody without an account. */
export function VisitHomeScreen() {
  return <VisitGate>{(area, choose) => <Home area={area} onArea={choose} />}</VisitGate>;
}

function Home({ area, onArea }: { area: StoredArea; onArea: (area: StoredArea) => void }) {
  const [category, setCategory] = useCategory();
  const [recruiting, setRecruiting] = useState(true);
  return (
    <Screen header={<VisitHeader area={area} onArea={onArea} />} footer={<VisitorTabBar />}>
      <Welcome />
      <CategoryRow chosen={category} onChoose={setCategory} />
      <VisitBoards area={area} category={category} recruiting={recruiting} onRecruiting={setRecruiting} />
    </Screen>
  );
}
