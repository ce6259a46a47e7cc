import { listBoards } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type CategoryIndex, widestQuery } from '../api/boards';
import { configQuery } from '../api/config';
import { errorText } from '../api/error-copy';
import { useMoveToDemo } from '../api/me-verbs';
import { useNearbyFilter } from '../api/nearby-filter';
import { ssrPage } from '../api/ssr-page';
import { notify } from '../notices/notices';
import { Button, ButtonLink } from '../ui/control/button';
import { lazyPart, ssrParts } from '../ui/feedback/lazy-part';
import { EmptyPanel } from './empty-panel';
import * as css from './empty-panel.css';
import { OtherWays } from './other-ways';
import { WhenOpened } from './when-opened';
import { WiderTiles } from './wider-tiles';

const EmptyWishes = lazyPart(() => import('./wishes/empty-wishes').then((at) => at.EmptyWishes));
// The page came with the panel in it: a press on it before its code is there would be lost.
const isRendered = ssrPage?.answers.some(
  ({ path, answer }) => path === listBoards.path && Array.isArray(answer) && answer.length === 0,
);
if (isRendered) ssrParts.push(EmptyWishes.preload());

type Props = { category: CategoryIndex; onAsking: (isAsking: boolean) => void };

/** Nobody has opened anything around here: look a little farther, be the first, or begin with a product. */
export function EmptyNearby({ category, onAsking }: Props) {
  const { radius, recruiting, change } = useNearbyFilter();
  const { data: config } = useQuery(configQuery);
  const { data: farther } = useQuery(widestQuery(category, recruiting));
  return (
    <>
      <EmptyPanel text={'근처에서 열린 공구가 없어요.\n제일 먼저 공구를 열어보세요!'}>
        {farther?.length !== 0 && (
          <WiderTiles chosen={radius} boards={farther} onChoose={(wider) => change({ radius: wider })} />
        )}
        {category === 0 && config?.demo && <DemoMove />}
      </EmptyPanel>
      <EmptyWishes onAsking={onAsking} />
      <div className={css.open}>
        <ButtonLink to="/gonggu/write" kind="secondary">
          <Pencil size={20} aria-hidden /> 공구 열기
        </ButtonLink>
      </div>
      <OtherWays first={<WhenOpened />} />
    </>
  );
}

function DemoMove() {
  const moveToDemo = useMoveToDemo((address) => notify(`데모 동네로 이동했어요: ${address}`));
  async function move() {
    try {
      await moveToDemo();
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }
  return (
    <Button size="small" kind="secondary" onPress={move}>
      데모 동네로 이동
    </Button>
  );
}
