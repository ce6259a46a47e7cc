import { CATEGORIES, type CategoryName } from '@mungchi/contract';
import * as css from './interest-choice.css';

type Props = { chosen: string | null; onChoose: (name: CategoryName) => void };

/** What the picks begin with, chosen once at the start and whenever it changes. */
export function InterestChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={css.legend}>관심 카테고리</legend>
      <div className={css.choices}>
        {CATEGORIES.map(({ id, name }) => (
          <label key={id} className={css.choice}>
            <input
              type="radio"
              name="interest"
              className={css.radio}
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            {name}
          </label>
        ))}
      </div>
      <p className={css.hint}>고른 카테고리의 공구를 먼저 추천해 드려요.</p>
    </fieldset>
  );
}
