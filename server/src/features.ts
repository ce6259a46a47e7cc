import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import type { JobHandlers, Schedule } from './jobs/job-handler';
import { productRoutes } from './products/product-routes';

/** Where the features meet: one line each. */
export const ROUTES: ((app: FastifyInstance, deps: Deps) => void)[] = [productRoutes];

export const JOBS = {} satisfies Partial<JobHandlers<Deps>>;

export const SCHEDULES: Schedule<keyof typeof JOBS>[] = [];
