import type { Answer, BodyInput } from '@mungchi/contract';
import { confirmPhone, requestPhoneCode } from '@mungchi/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { meQuery } from './me';

export type PhoneStart = Answer<typeof requestPhoneCode>;

export const startPhoneCheck = (): Promise<PhoneStart> => call(requestPhoneCode, { body: {} });

export function useConfirmPhone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof confirmPhone>) => call(confirmPhone, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery.queryKey }),
  }).mutateAsync;
}
