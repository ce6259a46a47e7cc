import {
  basic,
  CATEGORIES,
  checkHome as checkHomeCall,
  dropCheck as dropCheckCall,
  editProfile,
  me,
  moveToDemo,
  myReviewKeywords,
  nicknameAvailability,
  PROFILE_KEYWORDS_MAX,
  publicProfile,
  saveInterestCategory,
  saveLocation,
  signUp,
} from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { audited } from '../audit/audited';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { notePosition } from '../legal/note-position';
import { checkHome, dropCheck } from './check-home';
import { checkNickname } from './check-nickname';
import { editUserProfile } from './edit-profile';
import { moveToDemoNeighbourhood } from './move-to-demo';
import { ownNeighbourhood } from './own-neighbourhood';
import { restrictionsOf } from './restrictions-of';
import { saveHome } from './save-home';
import { callingSession } from './session/calling-session';
import { setSsrCookie } from './session/ssr-cookie';
import { signUpUser } from './sign-up';
import { callingUser, signedUpUser } from './user-rows';
import { currentUserOf } from './user-rules';
import { viewProfile } from './view-profile';

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, basic, async ({ userId }) => {
    const { name, email, signedUpAt } = await callingUser(db, userId);
    return { name, email, signedUp: signedUpAt !== null };
  });
  route(app, deps, signUp, async ({ userId, body, request, reply }) => {
    const sessionId = await callingSession(deps, request);
    const line = { userId, action: 'sign-up', requestId: request.id } as const;
    const signedUp = await audited(deps, line, () => signUpUser(deps, { userId, sessionId }, body));
    if (sessionId !== null) setSsrCookie(deps, request, reply, { userId, sessionId });
    return signedUp;
  });
  route(app, deps, me, async ({ userId }) => {
    const user = await signedUpUser(db, userId);
    return currentUserOf(user, ownNeighbourhood(user), await restrictionsOf(deps, userId), deps.now());
  });
  route(app, deps, editProfile, ({ userId, body }) => editUserProfile(deps, userId, body));
  route(app, deps, nicknameAvailability, ({ userId, query }) => checkNickname(deps, userId, query.nickname));
  route(app, deps, publicProfile, ({ params }) => viewProfile(deps, params.userId));
  route(app, deps, moveToDemo, ({ userId }) => moveToDemoNeighbourhood(deps, userId));

  route(app, deps, saveLocation, async ({ userId, body }) => {
    await signedUpUser(db, userId);
    const { fromDevice, ...place } = body;
    await saveHome(deps, userId, place);
    if (fromDevice) await notePosition(deps, userId, 'HOME');
    return { ok: true } as const;
  });

  route(app, deps, checkHomeCall, ({ userId, body }) => checkHome(deps, userId, body));
  route(app, deps, dropCheckCall, async ({ userId }) => {
    await dropCheck(deps, userId);
    return { ok: true } as const;
  });

  route(app, deps, saveInterestCategory, async ({ userId, body }) => {
    await signedUpUser(db, userId);
    const interestCategory = CATEGORIES.find(({ name }) => name === body.interestCategory)?.id ?? null;
    const person = db.updateTable('users').set({ interestCategory }).where('id', '=', userId);
    await person.where('leftAt', 'is', null).execute();
    return { ok: true } as const;
  });

  route(app, deps, myReviewKeywords, async ({ userId }) => {
    const { reviewKeywords } = await signedUpUser(db, userId);
    return { keywords: reviewKeywords.slice(0, PROFILE_KEYWORDS_MAX) };
  });
}
