import * as assistant from './assistant';
import * as auth from './auth';
import * as boardLists from './board-lists';
import * as boards from './boards';
import * as calls from './calls';
import * as chat from './chat';
import type { Call, Endpoint } from './endpoint';
import * as media from './media';
import * as payments from './payments';
import * as places from './places';
import * as products from './products';
import * as reviews from './reviews';
import * as system from './system';
import * as users from './users';

/** The whole API, by area. */
export const AREAS = {
  auth: endpointsOf(auth),
  users: endpointsOf(users),
  boards: endpointsOf({ ...boardLists, ...boards }),
  chat: endpointsOf(chat),
  payments: endpointsOf(payments),
  reviews: endpointsOf(reviews),
  products: endpointsOf(products),
  assistant: endpointsOf(assistant),
  places: endpointsOf(places),
  media: endpointsOf(media),
  system: endpointsOf(system),
} satisfies Record<string, Record<string, Endpoint>>;

export const ENDPOINTS: readonly Endpoint[] = Object.values(AREAS).flatMap((area) => Object.values(area));

type Areas = typeof auth &
  typeof users &
  typeof boards &
  typeof boardLists &
  typeof chat &
  typeof payments &
  typeof reviews &
  typeof products &
  typeof assistant &
  typeof places &
  typeof media &
  typeof system;
type Name = { [Each in keyof Areas]: Areas[Each] extends Endpoint ? Each : never }[keyof Areas];

/** The calls as the browser uses them. An endpoint without its call does not compile here. */
export const CALLS = calls satisfies { [Each in Name]: Call<Areas[Each]> };

function endpointsOf(area: Record<string, unknown>): Record<string, Endpoint> {
  return Object.fromEntries(Object.entries(area).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
