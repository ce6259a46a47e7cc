import { CATEGORIES } from '@mungchi/contract';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { ShelfIndex } from '../api/products';
import { AppTabBar } from '../shell/app-tab-bar';
import { TurnBanner } from '../shell/turn-banner';
import { IconLink } from '../ui/control/icon-button';
import { Tabs } from '../ui/control/tabs';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { Banner } from './banner';
import { Picks } from './picks';
import { Shelf } from './shelf';
import { rememberShopping } from './shopping-memory';
import { ShoppingSearch } from './shopping-search';
import { useShoppingReturn } from './use-shopping-return';

const TABS = [
  { value: 0 as ShelfIndex, label: "뭉치's PICK!" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id as ShelfIndex, label: name })),
];

export function ShoppingScreen() {
  const [tab, setTab] = useState<ShelfIndex>(useShoppingReturn());
  function showShelf(shelf: ShelfIndex) {
    setTab(shelf);
    // From far down the picks to the beginning of the shelf.
    scrollTo(0, 0);
  }
  const leave = () => rememberShopping({ tab, scroll: Math.round(scrollY) });
  return (
    <Screen
      header={
        <AppBar title="쇼핑" align="left" end={<IconLink icon={Heart} label="관심 목록" to="/mypage/interest" />}>
          <ShoppingSearch />
        </AppBar>
      }
      footer={<AppTabBar />}
    >
      <TurnBanner />
      <Banner />
      <Tabs label="상품 분류" sticky tabs={TABS} value={tab} onChange={setTab}>
        {tab === 0 ? <Picks onOpen={leave} onShelf={showShelf} /> : <Shelf key={tab} categoryId={tab} onOpen={leave} />}
      </Tabs>
    </Screen>
  );
}
