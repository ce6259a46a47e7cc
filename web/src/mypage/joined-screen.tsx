import { joinedBoards, STAGE_LABELS, STEPS, type Stage } from '@mungchi/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callPage } from '../api/call';
import { AppBar } from '../ui/app-bar';
import { ButtonLink } from '../ui/button';
import { Chip } from '../ui/chip';
import { Empty } from '../ui/empty';
import { Screen } from '../ui/screen';
import * as css from './paged.css';
import { PagedBoards } from './paged-boards';

const PAGE = 20;
const STAGES: (Stage | null)[] = [null, ...STEPS, 'CANCELLED'];

/** What one has joined, by stage. */
export function JoinedScreen() {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage | null>(null);
  return (
    <Screen header={<AppBar title="참여한 공구" onBack={() => void navigate('/mypage')} />}>
      <div className={css.stages}>
        {STAGES.map((each) => (
          <Chip key={each ?? 'all'} on={stage === each} onToggle={() => setStage(each)}>
            {each ? STAGE_LABELS[each] : '전체'}
          </Chip>
        ))}
      </div>
      <PagedBoards
        key={stage}
        name={`joined ${stage ?? ''}`}
        load={(cursor, signal) =>
          callPage(joinedBoards, { query: { limit: PAGE, cursor, ...(stage && { stage }) }, signal })
        }
        empty={
          <Empty
            text="참여한 공구를 여기서 볼 수 있어요."
            action={
              <ButtonLink to="/" size="small">
                근처 공구 보기
              </ButtonLink>
            }
          />
        }
      />
    </Screen>
  );
}
