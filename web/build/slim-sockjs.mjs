const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling'].map((name) => `require('./transport/${name}')`);

/**
 * Keeps three of SockJS's eleven transports, those the product uses (4 KB gzip less), and closes sockets at `pagehide`:
 * browsers deprecate `unload`, and a page that listens for it is not put into the back/forward cache. A page restored from
 * there may open sockets again, so the library must not remember that it was unloaded.
 */
export function slimSockjs() {
  return {
    name: 'slim-sockjs',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]sockjs-client[\\/]lib[\\/](transport-list|utils[\\/]event)\.js$/ },
      handler(code, id) {
        if (id.endsWith('transport-list.js')) return { code: `module.exports = [${TRANSPORTS.join()}];`, map: null };
        const later = code.replace(
          "attachEvent('unload', unloadTriggered)",
          "attachEvent('pagehide', unloadTriggered)",
        );
        const again = later.replace('afterUnload = true;', '');
        if (later === code || again === later) throw new Error('sockjs-client has changed: look at its utils/event.js');
        return { code: again, map: null };
      },
    },
  };
}
