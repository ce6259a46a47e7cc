import type { Plugin } from 'vite';

export function slimQuery(): Plugin;
