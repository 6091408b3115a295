import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  children: ReactNode;
  /** Another value gives a part that has failed another try. */
  about: string;
  /** In its place while its code or its translations load. */
  fallback?: ReactNode;
}

/** A part that the page does without if its code or its translations do not load. */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ about }: OptionalProps) {
    if (this.state.failed && about !== this.props.about) this.setState({ failed: false });
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
