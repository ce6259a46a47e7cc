import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/config';
import { errorText } from '../api/error-copy';
import { useMoveToDemo } from '../api/me-verbs';
import { notify } from '../notices/notices';
import { Button, ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import * as css from './empty-nearby.css';

/** Nobody has opened anything around here: be the first, or, while demo data is on, go where something is going on. */
export function EmptyNearby({ demo = false }: { /** May offer the demo neighbourhood. */ demo?: boolean }) {
  const { data: config } = useQuery({ ...configQuery, enabled: demo });
  return (
    <Empty
      panel
      title="텅~"
      text={'근처에서 열린 공구가 없어요.\n제일 먼저 공구를 열어보세요!'}
      action={
        <div className={css.actions}>
          <ButtonLink to="/gonggu/write" size="small">
            공구 열기
          </ButtonLink>
          {demo && config?.demo && <DemoMove />}
        </div>
      }
    />
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
