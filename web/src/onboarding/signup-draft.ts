const KEY = 'signupDraft';

export type SignupDraft = {
  nickname: string;
  phone: string;
  birth: string;
  gender: 'MALE' | 'FEMALE' | '';
  profileUrl: string;
};

/** What was typed so far: a reload, or a look at another page, loses nothing. Gone with the tab. */
export function keepSignup(draft: SignupDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function storedSignup(): Partial<SignupDraft> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export function dropSignup(): void {
  sessionStorage.removeItem(KEY);
}
