import { Component, type ReactNode } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Screen } from '../ui/frame/screen';

const Failed = lazyPart(() => import('../ui/feedback/failed').then(({ Failed }) => Failed));

/** Error boundary of one screen. Give it the address as `key`: navigating away resets it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A screen failed without saying why') };
  }

  retry = async () => {
    // A missing chunk (a new version was deployed) needs a page reload.
    if (isMissingChunk(this.state.error)) location.reload();
    const { queryClient } = await import('../api/query-client');
    await queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' });
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Screen>
        <Failed text={sayable(error)} onRetry={this.retry} fullScreen />
      </Screen>
    );
  }
}

/** An `ApiError` has a message for people (checked by name: its class is not in the first load). */
function sayable(error: unknown): string {
  if (error instanceof Error && error.name === 'ApiError') return error.message;
  return '화면을 여는 중에 문제가 생겼어요. 다시 시도해 주세요.';
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
}
