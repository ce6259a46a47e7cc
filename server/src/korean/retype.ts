import { convertQwertyToHangul } from 'es-hangul';

/** `rkarbf` → `감귤`: Korean typed on a keyboard left in Latin mode. Null for what makes no Korean (`hospital`). */
export function retype(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin);
  } catch {
    // The library refuses some rows of vowels instead of leaving them apart.
    return null;
  }
}
