import type { Plugin } from 'vite';

export function slimContract(): Plugin;
