import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done } from './shapes';

const AccessToken = z.object({ accessToken: z.string() });

export const token = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'The first access token after signing in',
  auth: 'refresh',
  response: AccessToken,
  errors: ['REFRESH_INVALID', 'SIGNUP_REQUIRED', 'ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});

export const reissue = endpoint({
  method: 'POST',
  path: '/api/auth/reissue',
  summary: 'A new access token; the refresh token is rotated',
  auth: 'refresh',
  response: AccessToken,
  errors: ['REFRESH_INVALID', 'SIGNUP_REQUIRED', 'ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Revokes the whole family of refresh tokens and clears the cookie',
  auth: 'public',
  response: done,
  errors: ['ORIGIN_REFUSED'],
  limit: { max: 300, seconds: 60 },
});
