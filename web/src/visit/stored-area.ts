/** The 동 a visitor looks around in; on this device only. */
export type StoredArea = { code: string; name: string };

const KEY = 'visitArea';

export function storedArea(): StoredArea | null {
  try {
    const { code, name } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredArea>;
    return typeof code === 'string' && typeof name === 'string' ? { code, name } : null;
  } catch {
    return null;
  }
}

export function keepArea({ code, name }: StoredArea): void {
  localStorage.setItem(KEY, JSON.stringify({ code, name }));
}
