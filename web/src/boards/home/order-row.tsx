import { BOARD_SORTS, type BoardSort } from '@mungchi/contract';
import { ArrowUpDown } from 'lucide-react';
import { SmallSelect } from '../small-select';
import * as css from './nearby-boards.css';

const WORDS: Record<BoardSort, string> = {
  newest: '최신순',
  closing: '마감순',
  near: '가까운순',
  cheap: '낮은 가격순',
};

/** In which order a long list is; another than the usual one shows only what can be joined. */
export function OrderRow({ sort, onSort }: { sort: BoardSort; onSort: (sort: BoardSort) => void }) {
  return (
    <div className={css.order}>
      <span>{sort !== 'newest' && '참여할 수 있는 공구만 보여요.'}</span>
      <SmallSelect
        label="순서"
        chosen={sort}
        options={BOARD_SORTS.map((each) => [each, WORDS[each]])}
        onChoose={(value) => onSort(value as BoardSort)}
        icon={<ArrowUpDown size={16} aria-hidden className={css.orderIcon} />}
      />
    </div>
  );
}
