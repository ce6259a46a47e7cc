import type { UserId } from '@mungchi/contract';
import { basic, me, myReviewKeywords, publicProfile, receivedReviews, waitingReviews } from '@mungchi/contract/calls';
import { endpointQuery, pagesQuery } from './query-client';

export const meQuery = endpointQuery(me);

/** The identity provider's data and whether the person has signed up; never served from the cache. */
export const signupQuery = { ...endpointQuery(basic), staleTime: 0 };

/** Somebody else, as everybody sees them. */
export const profileQuery = (userId: UserId) => endpointQuery(publicProfile, { params: { userId } });

export const reviewKeywordsQuery = endpointQuery(myReviewKeywords);

export const receivedReviewsQuery = pagesQuery(receivedReviews, {}, { first: 20, more: 20 });

export const waitingReviewsQuery = endpointQuery(waitingReviews);
