import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import type { JobHandlers, Schedule } from './jobs/job-handler';
import { placeRoutes } from './places/places-routes';
import { productRoutes } from './products/product-routes';
import { reviewJobs, reviewSchedules } from './reviews/review-jobs';
import { reviewRoutes } from './reviews/review-routes';

/** Where the features meet: one line each. */
export const ROUTES: ((app: FastifyInstance, deps: Deps) => void)[] = [placeRoutes, productRoutes, reviewRoutes];

export const JOBS = { ...reviewJobs } satisfies Partial<JobHandlers<Deps>>;

export const SCHEDULES: Schedule<keyof typeof JOBS>[] = [...reviewSchedules];
