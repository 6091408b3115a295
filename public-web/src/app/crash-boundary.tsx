import { Component, type ReactNode } from 'react';
import { site } from '../translations/site';

/** Shows a message when the code of a page fails or does not load after a new release; the frame keeps working. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert" className="wrap py-32">
        <h1 className="text-3xl">{site.crashed.title}</h1>
        <p className="mt-4 mb-8 text-ink-2">{site.crashed.text}</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {site.crashed.retry}
        </button>
      </div>
    );
  }
}
