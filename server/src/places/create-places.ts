import type { Config } from '../config';
import type { Db } from '../db/schema';
import type { Logger } from '../log';
import { embeddedFinder } from './embedded-finder';
import { importedRoads } from './imported-roads';
import { kakaoFinder } from './kakao-finder';
import type { PlaceFinder } from './place';
import { roadFile } from './road-file';

/** Kakao Local when a key is configured, with the embedded finder as fallback; without a key only the embedded one. */
export function createPlaces(config: Pick<Config, 'places'>, db: Db, log: Logger): PlaceFinder {
  const { kakaoRestKey, kakaoUrl } = config.places;
  const embedded = embeddedFinder([importedRoads(db), roadFile()]);
  if (kakaoRestKey === null) return embedded;

  const kakao = kakaoFinder({ restKey: kakaoRestKey, url: kakaoUrl });
  const either = async <T>(ask: (finder: PlaceFinder) => Promise<T>): Promise<T> => {
    try {
      return await ask(kakao);
    } catch (err) {
      log.warn({ err }, 'Kakao Local failed, the embedded gazetteer answers');
      return ask(embedded);
    }
  };
  return {
    search: (query, limit, near) => either((finder) => finder.search(query, limit, near)),
    reverse: (point) => either((finder) => finder.reverse(point)),
    geocode: (address) => either((finder) => finder.geocode(address)),
  };
}
