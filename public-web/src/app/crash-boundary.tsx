import type { Locale } from '@paattu/shared/locales';
import { Component, type ReactNode } from 'react';
import { Drawing } from '../components/drawing';
import { useOutage } from '../lib/use-outage';
import { loadedTranslations } from '../translations/loaded';
import { useLocale } from '../translations/use-translations';

interface CrashBoundaryProps {
  /** Another language is another try: the code of the first one may not have loaded. */
  locale: Locale;
  children: ReactNode;
}

/** Shows a message when the code of a page fails or does not load after a new release; the frame keeps working. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidUpdate({ locale }: CrashBoundaryProps) {
    if (this.state.crashed && locale !== this.props.locale) this.setState({ crashed: false });
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <CrashMessage />;
  }
}

function CrashMessage() {
  // Not `useTranslations`: the translations may be what did not load.
  const site = loadedTranslations(useLocale(), 'site');
  const t = site?.crashed;
  // A new document would stop the song that plays.
  const outage = useOutage(() => {
    if ([...document.querySelectorAll('audio')].every(({ paused }) => paused)) location.reload();
  });
  return (
    <div role="alert" className="wrap py-20">
      <Drawing name="failed" />
      <h1 className="mt-8 text-3xl">{t?.title}</h1>
      <p className="mt-4 mb-8 text-ink-2">{outage ? site?.outage[outage] : t?.text}</p>
      {!outage && (
        <button type="button" className="btn" onClick={() => location.reload()}>
          {t?.retry}
        </button>
      )}
    </div>
  );
}
