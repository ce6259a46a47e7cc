import { CATEGORIES } from '@mungchi/contract';
import type { CategoryIndex } from '../../api/boards';
import { CategoryArt } from '../../ui/mascot/category-art';
import * as css from './category-row.css';

const CHOICES = [{ id: 0, name: '전체' }, ...CATEGORIES] as const;

export function CategoryRow({
  chosen,
  onChoose,
}: {
  chosen: CategoryIndex;
  onChoose: (category: CategoryIndex) => void;
}) {
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>카테고리</legend>
      {CHOICES.map(({ id, name }) => (
        <button key={id} type="button" className={css.choice} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          <span className={css.tile}>
            <CategoryArt categoryId={id} size={32} />
          </span>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
