import type { Plugin } from 'vite';

export function slimReact(): Plugin;
