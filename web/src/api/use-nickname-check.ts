import { nicknameAvailability } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from './query-client';

const SETTLE_MS = 300;

type NicknameCheck = { available: boolean | null; reason: string };

/** Whether a nickname is free, asked once typing pauses; one's own needs no asking. `available` is null until known. */
export function useNicknameCheck(nickname: string, own: string): NicknameCheck {
  const typed = nickname.trim();
  const [settled, setSettled] = useState(typed);

  // Debounce.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const { data } = useQuery({
    ...endpointQuery(nicknameAvailability, { query: { nickname: settled } }),
    enabled: settled !== '' && settled !== own,
    retry: false,
  });
  const known = settled === typed && typed !== own ? data : undefined;
  return { available: known?.available ?? null, reason: known?.reason ?? '이미 쓰고 있는 닉네임이에요.' };
}
