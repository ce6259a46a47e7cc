import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done } from './shapes';

const AccessToken = z.object({ accessToken: z.string() });

export const token = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Issues the first access token after signing in',
  auth: 'refresh',
  response: AccessToken,
  errors: ['REFRESH_INVALID', 'SIGNUP_REQUIRED', 'ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});

export const reissue = endpoint({
  method: 'POST',
  path: '/api/auth/reissue',
  summary: 'Issues a new access token and rotates the refresh token',
  auth: 'refresh',
  response: AccessToken,
  errors: ['REFRESH_INVALID', 'SIGNUP_REQUIRED', 'ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Signs out: revokes the whole refresh token family and clears the cookie',
  auth: 'public',
  response: done,
  errors: ['ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});
