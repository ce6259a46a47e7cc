/** The 동 a visitor looks around in; on this device only. */
export type KeptArea = { code: string; name: string };

const KEY = 'visitArea';

export function keptArea(): KeptArea | null {
  try {
    const { code, name } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptArea>;
    return typeof code === 'string' && typeof name === 'string' ? { code, name } : null;
  } catch {
    return null;
  }
}

export function keepArea({ code, name }: KeptArea): void {
  localStorage.setItem(KEY, JSON.stringify({ code, name }));
}
