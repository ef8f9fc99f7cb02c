import { Component, type ReactNode } from 'react';
import { PageFailureContext } from './page-failure.ts';

type Props = {
  /** Another page, or the same one shown anew, lets go of the failure. */
  page: object;
  /** Shown instead of what failed. */
  screen: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
};

type State = { page: object; failure: { error: unknown } | null };

export class PageBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ page }: Props, before: State): Partial<State> | null {
    return page === before.page ? null : { page, failure: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageFailureContext value={failure.error}>{this.props.screen}</PageFailureContext>;
  }
}
