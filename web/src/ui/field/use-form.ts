import { useEffect, useRef, useState } from 'react';

export type Problems = Readonly<Record<string, string>>;

/** What the fields of a form hold, and what is wrong with them. */
export function useForm<Values extends object>(start: Values) {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const told = useRef(false);

  // Moves the focus once the messages are rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after new problems
  useEffect(() => {
    if (!told.current) return;
    told.current = false;
    focusFirstProblem();
  }, [problems]);

  return {
    values,
    problems,
    /** What was wrong with a field is forgotten as soon as it changes. */
    change(part: Partial<Values>) {
      setValues((now) => ({ ...now, ...part }));
      setProblems((now) => without(now, part));
    },
    /** Says what is wrong with one field, or that nothing is; the focus stays where it is. */
    judge(field: keyof Values & string, problem: string | undefined) {
      setProblems((now) => ({
        ...without(now, { [field]: true }),
        ...(problem !== undefined && { [field]: problem }),
      }));
    },
    /** Shows each error beside its field and focuses the first. */
    showProblems(fields: Problems) {
      setProblems(fields);
      told.current = true;
    },
    restart(from: Values) {
      setValues(from);
      setProblems({});
    },
  };
}

function without(problems: Problems, fields: object): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in fields)));
}

function focusFirstProblem(): void {
  const first = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
  const control = first?.matches('[data-problem]') ? first.querySelector<HTMLElement>('button, input') : first;
  control?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
