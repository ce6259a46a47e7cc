import { CATEGORIES, type CategoryName } from '@mungchi/contract';
import { saveInterestCategory } from '@mungchi/contract/calls';
import { useState } from 'react';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { takeReturnPath } from '../api/session/return-path';
import { useLocation } from '../links';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { CategoryArt } from '../ui/mascot/category-art';
import { backToStep, leaveSteps } from './leave-steps';
import { skipInterest } from './next-step';
import * as css from './prefer.css';
import { StepFrame } from './step-frame';

const STEP_BELOW = '/location';
const WORDS: Record<CategoryName, string> = {
  신선식품: '과일 · 채소 · 정육',
  가공식품: '라면 · 통조림 · 간식',
  주방용품: '냄비 · 그릇 · 보관용기',
  생활용품: '휴지 · 세제 · 욕실',
};

/** After the two steps, and left out as easily: the one category one likes best. This screen is loaded without the query cache, so its verb is a plain call. */
export function PreferScreen() {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<CategoryName | null>(null);

  async function finish() {
    try {
      // Nothing chosen is an answer too: the picks then start from what is popular.
      if (chosen) await call(saveInterestCategory, { body: { interestCategory: chosen } });
      else skipInterest();
      leaveSteps(STEP_BELOW, () => navigate(takeReturnPath() ?? '/', { replace: true }));
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <StepFrame
      step="extra"
      title="관심 카테고리"
      headline="무엇을 함께 사고 싶나요?"
      lead="고른 카테고리의 공구를 먼저 추천해 드려요."
      onBack={() => backToStep(() => navigate(STEP_BELOW, { replace: true }))}
      footer={<Button onPress={finish}>완료</Button>}
    >
      <fieldset className={css.cards}>
        <legend className={css.legend}>관심 카테고리</legend>
        {CATEGORIES.map(({ id, name }) => (
          <label key={id} className={css.card}>
            <input
              type="radio"
              name="category"
              className={css.radio}
              checked={chosen === name}
              onChange={() => setChosen(name)}
            />
            <CategoryArt categoryId={id} size={64} />
            <span className={css.name}>{name}</span>
            <span className={css.words}>{WORDS[name]}</span>
          </label>
        ))}
      </fieldset>
    </StepFrame>
  );
}
