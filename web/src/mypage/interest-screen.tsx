import { useState } from 'react';
import { likedBoardsQuery } from '../api/boards';
import { ButtonLink } from '../ui/control/button';
import { Tabs } from '../ui/control/tabs';
import { Empty } from '../ui/feedback/empty';
import { Screen } from '../ui/frame/screen';
import { LikedProducts } from './liked-products';
import { MypageBar } from './mypage-bar';
import { PagedBoards } from './paged-boards';

const KEY = 'interestTab';
const TABS = [
  { value: 'boards', label: '공구' },
  { value: 'products', label: '쇼핑 상품' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Hearts: group purchases first, products beside them; the tab is remembered. */
export function InterestScreen() {
  const [tab, setTab] = useState<Tab>(() => (sessionStorage.getItem(KEY) === 'products' ? 'products' : 'boards'));
  function choose(next: Tab) {
    sessionStorage.setItem(KEY, next);
    setTab(next);
  }
  return (
    <Screen header={<MypageBar title="관심 목록" />}>
      <Tabs label="관심 목록" tabs={TABS} value={tab} onChange={choose} spread>
        {tab === 'boards' ? (
          <PagedBoards
            query={likedBoardsQuery}
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
