import { likedBoards } from '@mungchi/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callPage } from '../api/call';
import { AppBar } from '../ui/app-bar';
import { ButtonLink } from '../ui/button';
import { Empty } from '../ui/empty';
import { Screen } from '../ui/screen';
import { Tabs } from '../ui/tabs';
import { LikedProducts } from './liked-products';
import { PagedBoards } from './paged-boards';

const KEY = 'interestTab';
const PAGE = 20;
const TABS = [
  { value: 'boards', label: '공구' },
  { value: 'products', label: '쇼핑 상품' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Hearts: group purchases first, products beside them; the tab is remembered. */
export function InterestScreen() {
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>(() => (sessionStorage.getItem(KEY) === 'products' ? 'products' : 'boards'));
  function choose(next: Tab) {
    sessionStorage.setItem(KEY, next);
    setTab(next);
  }
  return (
    <Screen header={<AppBar title="관심 목록" onBack={() => void navigate('/mypage')} />}>
      <Tabs label="관심 목록" tabs={TABS} value={tab} onChange={choose} spread>
        {tab === 'boards' ? (
          <PagedBoards
            name="liked"
            load={(cursor, signal) => callPage(likedBoards, { query: { limit: PAGE, cursor }, signal })}
            empty={
              <Empty
                text="하트를 누른 공구를 여기서 볼 수 있어요!"
                peek="pink"
                action={
                  <ButtonLink to="/" size="small">
                    근처 공구 보기
                  </ButtonLink>
                }
              />
            }
          />
        ) : (
          <LikedProducts />
        )}
      </Tabs>
    </Screen>
  );
}
