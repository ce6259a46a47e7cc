import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { errorText } from '../api/error-copy';
import { Screen } from '../ui/screen';
import { Failed } from '../ui/screen-states';

type Props = { children: ReactNode; onReset: () => void };

class Boundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A screen failed without saying why') };
  }

  retry = () => {
    // A chunk that is gone (a new version was deployed) only comes back with a new page.
    if (isMissingChunk(this.state.error)) location.reload();
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Screen>
        <Failed text={errorText(error)} onRetry={this.retry} fullScreen />
      </Screen>
    );
  }
}

/** One broken screen leaves the rest of the product alone. Give it the address as `key`: leaving heals it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary onReset={reset}>{children}</Boundary>;
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);
}
