import type { Plugin } from 'vite';

export function slimSockjs(): Plugin;
