import type { Plugin } from 'vite';

export function readyToServe(): Plugin;
