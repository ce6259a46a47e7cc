import { Component, type ReactNode } from 'react';
import type { Failed as FailedView } from '../ui/feedback/failed';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Screen } from '../ui/frame/screen';
import { isMissingCode, reloadOnce } from './missing-code';

type FailedProps = Parameters<typeof FailedView>[0];

/** Its code may be as missing as that of the screen: then a bare button, but never a white page. */
const Failed = lazyPart<FailedProps>(() =>
  import('../ui/feedback/failed').then(
    ({ Failed }) => Failed,
    () => PlainlyFailed,
  ),
);

/** Error boundary of one screen. Give it the address as `key`: navigating away resets it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A screen failed without saying why') };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingCode(error)) void reloadOnce();
  }

  retry = async () => {
    if (isMissingCode(this.state.error)) location.reload();
    const { queryClient } = await import('../api/query-client');
    await queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' });
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Screen>
        <Failed {...sayable(error)} onRetry={this.retry} fullScreen />
      </Screen>
    );
  }
}

function PlainlyFailed({ onRetry }: FailedProps) {
  return (
    <button type="button" onClick={onRetry}>
      다시 시도
    </button>
  );
}

/** An `ApiError` has a message for people (checked by name: its class is not in the first load). */
function sayable(error: unknown): { text?: string } {
  if (error instanceof Error && error.name === 'ApiError') return { text: error.message };
  // Without a network it says so itself.
  return isMissingCode(error) ? {} : { text: '화면을 여는 중에 문제가 생겼어요. 다시 시도해 주세요.' };
}
