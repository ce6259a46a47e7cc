import { useLiveNeighbourhood } from './use-live-neighbourhood';

type Props = { person: Parameters<typeof useLiveNeighbourhood>[0] };

/** Nothing to see: the lists around it follow what happens nearby. */
export function LiveNeighbourhood({ person }: Props) {
  useLiveNeighbourhood(person);
  return null;
}
