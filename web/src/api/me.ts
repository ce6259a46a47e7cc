import { basic, me, myReviewKeywords, publicProfile, receivedReviews } from '@mungchi/contract/calls';
import { endpointQuery, pagesQuery } from './query-client';

export const meQuery = endpointQuery(me);

/** What the identity provider has told, and whether one has signed up: the server's word of this moment. */
export const signupQuery = { ...endpointQuery(basic), staleTime: 0 };

/** Somebody else, as everybody sees them. */
export const profileQuery = (userId: number) => endpointQuery(publicProfile, { params: { userId } });

export const reviewKeywordsQuery = endpointQuery(myReviewKeywords);

export const receivedReviewsQuery = pagesQuery(receivedReviews, {}, { first: 20, more: 20 });
