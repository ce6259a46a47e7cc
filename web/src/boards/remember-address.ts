const KEY = 'userAddress';

/** The map is handed the address through session storage, as the specification has it. */
export function rememberAddress(address: string | null): void {
  if (address) sessionStorage.setItem(KEY, address);
  else sessionStorage.removeItem(KEY);
}

export function rememberedAddress(): string | null {
  return sessionStorage.getItem(KEY);
}
