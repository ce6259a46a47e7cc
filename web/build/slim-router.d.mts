import type { Plugin } from 'vite';

export function slimRouter(): Plugin;
