/** Preloaded into what is measured, with `--expose-gc`: collects garbage on a signal, so that memory is measured without it. */
process.on('SIGUSR2', () => globalThis.gc?.());
