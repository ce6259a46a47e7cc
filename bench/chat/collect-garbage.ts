/** Preloaded into what is measured, with `--expose-gc`: on a signal memory holds nothing but what is in use. */
process.on('SIGUSR2', () => globalThis.gc?.());
