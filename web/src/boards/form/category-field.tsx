import { CATEGORIES } from '@mungchi/contract';
import { Chip } from '../../ui/control/chip';
import { FieldSet } from '../../ui/field/field-set';
import { CategoryArt } from '../../ui/mascot/category-art';
import type { BoardDraft } from './board-draft';
import * as css from './board-form.css';

type Props = {
  chosen: BoardDraft['categoryId'];
  /** A post keeps its category. */
  fixed: boolean;
  error: string | undefined;
  onChoose: (category: BoardDraft['categoryId']) => void;
};

export function CategoryField({ chosen, fixed, error, onChoose }: Props) {
  return (
    <FieldSet label="카테고리" error={error}>
      <div className={css.chips}>
        {CATEGORIES.map((category) => (
          <Chip
            key={category.id}
            kind="choice"
            size="form"
            on={chosen === category.id}
            disabled={fixed}
            icon={<CategoryArt categoryId={category.id} size={20} />}
            onToggle={() => onChoose(category.id)}
          >
            {category.name}
          </Chip>
        ))}
      </div>
    </FieldSet>
  );
}
