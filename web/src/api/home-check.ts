import type { BodyInput } from '@mungchi/contract';
import { checkHome, dropCheck } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { meQuery } from './me';
import { recordQuery } from './neighbour-record';

/** One reading of the device; it goes nowhere else. */
export function useCheckHome() {
  const note = useNoteUntil();
  return useMutation({
    mutationFn: (body: BodyInput<typeof checkHome>) => call(checkHome, { body }),
    onSuccess: ({ until }) => note(until),
  }).mutateAsync;
}

export function useDropCheck() {
  const note = useNoteUntil();
  return useMutation({ mutationFn: () => call(dropCheck), onSuccess: () => note(null) }).mutateAsync;
}

function useNoteUntil() {
  const queries = useQueryClient();
  return async (checkedUntil: string | null) => {
    // A request in flight would bring back what was before.
    await queries.cancelQueries({ queryKey: meQuery.queryKey });
    queries.setQueryData(meQuery.queryKey, (person) => person && { ...person, checkedUntil });
    const person = queries.getQueryData(meQuery.queryKey);
    if (person) await queries.invalidateQueries({ queryKey: recordQuery(person.id).queryKey });
  };
}
