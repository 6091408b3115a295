import { inTime } from '@paattu/shared/in-time';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { Failure } from './failure';
import { useSentences } from './use-sentences';

/** A part of the player that most visits do not open. Its code loads when it opens, or with `preload`. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => (loaded ??= await inTime(load()));

  function LatePart(props: P) {
    const site = useTranslations('site');
    const t = useSentences();
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const get = useCallback(() => {
      setFailed(false);
      preload().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!Part) get();
    }, [Part, get]);

    if (Part) return <Part {...props} />;
    if (hasFailed) return <Failure message={t.partFailed} onRetry={get} />;
    return <p role="status">{site.loading}</p>;
  }
  return { Part: LatePart, preload };
}
