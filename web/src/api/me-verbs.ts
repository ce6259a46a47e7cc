import type { BodyInput, CategoryName, Place } from '@mungchi/contract';
import { editProfile, moveToDemo, saveInterestCategory, saveLocation, signUp } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { meQuery } from './me';
import { storeToken } from './session/token';

/** The session begins with it. */
export function useSignUp() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof signUp>) => call(signUp, { body }),
    onSuccess: ({ accessToken }) => storeToken(accessToken),
  }).mutateAsync;
}

/** Clears what was cached for the old place, so that none of it flashes before the new one is loaded. */
export function useSaveLocation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (place: Place & { fromDevice?: true }) => call(saveLocation, { body: place }),
    onSuccess: async (_answer, { address, latitude, longitude }) => {
      queries.removeQueries({ type: 'inactive' });
      // A request in flight would bring back the old place.
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      queries.setQueryData(
        meQuery.queryKey,
        (person) => person && { ...person, address, latitude, longitude, neighbourhood: null },
      );
      // Which 동 that is, the server knows.
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  }).mutateAsync;
}

/** Pending until the screen shows the demo neighbourhood. */
export function useMoveToDemo(onDone: (address: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(moveToDemo),
    onSuccess: ({ address }) => {
      onDone(address);
      return queries.invalidateQueries();
    },
  }).mutateAsync;
}

export function useEditProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof editProfile>) => call(editProfile, { body }),
    onSuccess: (person) => {
      queries.setQueryData(meQuery.queryKey, person);
      // One's name and face stand in lists and rooms, too.
      void queries.invalidateQueries({ refetchType: 'none' });
    },
  }).mutateAsync;
}

/** The picks begin with it. */
export function useSaveInterest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (interestCategory: CategoryName) => call(saveInterestCategory, { body: { interestCategory } }),
    onSuccess: () => queries.invalidateQueries(),
  }).mutateAsync;
}
