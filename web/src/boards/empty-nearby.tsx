import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type CategoryIndex, widestQuery } from '../api/boards';
import { configQuery } from '../api/config';
import { errorText } from '../api/error-copy';
import { useMoveToDemo } from '../api/me-verbs';
import { useNearbyFilter } from '../api/nearby-filter';
import { notify } from '../notices/notices';
import { Button, ButtonLink } from '../ui/control/button';
import { EmptyPanel } from './empty-panel';
import { OtherWays } from './other-ways';
import { WhenOpened } from './when-opened';
import { WiderTiles } from './wider-tiles';

/** Nobody has opened anything around here: look a little farther, be the first, or begin with a product. */
export function EmptyNearby({ category }: { category: CategoryIndex }) {
  const { radius, recruiting, change } = useNearbyFilter();
  const { data: config } = useQuery(configQuery);
  const { data: farther } = useQuery(widestQuery(category, recruiting));
  return (
    <>
      <EmptyPanel text={'근처에서 열린 공구가 없어요.\n제일 먼저 공구를 열어보세요!'}>
        <WiderTiles chosen={radius} boards={farther} onChoose={(wider) => change({ radius: wider })} />
        <ButtonLink to="/gonggu/write">
          <Pencil size={20} aria-hidden /> 공구 열기
        </ButtonLink>
        {category === 0 && config?.demo && <DemoMove />}
      </EmptyPanel>
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
