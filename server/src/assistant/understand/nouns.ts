import type { Garu } from 'garu-ko';

export type NounReader = (text: string) => string[];

let analyser: Promise<Garu> | null = null;

/** The morphological analyser takes half a second and 40 MB to load, so it is loaded lazily. */
export async function nounReader(): Promise<NounReader> {
  analyser ??= import('garu-ko').then(({ Garu }) => Garu.load());
  try {
    const garu = await analyser;
    return (text) => (text.trim() === '' ? [] : garu.nouns(text));
  } catch (error) {
    analyser = null;
    throw error;
  }
}
