import { STAGE_LABELS, STEPS, type Stage } from '@mungchi/contract';
import { useState } from 'react';
import { joinedBoardsQuery } from '../api/boards';
import { Button, ButtonLink } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import { Empty } from '../ui/feedback/empty';
import { Screen } from '../ui/frame/screen';
import { MypageBar } from './mypage-bar';
import * as css from './paged.css';
import { PagedBoards } from './paged-boards';

const STAGES: (Stage | null)[] = [null, ...STEPS, 'CANCELLED'];

/** What one has joined, by stage. */
export function JoinedScreen() {
  const [stage, setStage] = useState<Stage | null>(null);
  return (
    <Screen header={<MypageBar title="참여한 공구" />}>
      <div className={css.stages}>
        {STAGES.map((each) => (
          <Chip key={each ?? 'all'} on={stage === each} onToggle={() => setStage(each)}>
            {each ? STAGE_LABELS[each] : '전체'}
          </Chip>
        ))}
      </div>
      <PagedBoards
        key={stage}
        query={joinedBoardsQuery(stage)}
        empty={
          stage ? (
            <Empty
              text="이 단계에 있는 공구가 없어요."
              action={
                <Button size="small" onPress={() => setStage(null)}>
                  전체 보기
                </Button>
              }
            />
          ) : (
            <Empty
              text="참여한 공구를 여기서 볼 수 있어요."
              action={
                <ButtonLink to="/" size="small">
                  근처 공구 보기
                </ButtonLink>
              }
            />
          )
        }
      />
    </Screen>
  );
}
