import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { conditionsQuery } from '../../../lib/conditions-query';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { changesEnd } from '../change/changes-end';
import type { MyEntry } from '../my-entry-queries';
import { DeclarationForm } from './declaration-form';

/** What she declares that artificial intelligence made, and its correction. Absent where the contest asks nothing. */
export function EntryDeclaration({ entry }: { entry: MyEntry }) {
  const { declaration: t, history } = useTranslations('my-entry');
  const language = useLocale();
  const languageOf = useLanguageOf();
  const { api } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFormOpen, setFormOpen] = useState(false);
  const { contest, aiUse, aiNote } = entry;
  const { data, isLoadingError, refetch } = useQuery({
    ...conditionsQuery(api, language, contest.slug),
    enabled: contest.aiRule !== null,
  });
  const isOpen = changesEnd(entry)?.isOpen ?? false;
  // After the end there is nothing to say of an entry without a declaration.
  if (!contest.aiRule || (aiUse === null && !isOpen)) return null;
  return (
    <section aria-labelledby="declaration">
      <h2 ref={heading} id="declaration" tabIndex={-1} className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[66ch]">{aiUse === null ? t.none : history.aiUses[aiUse]}</p>
      {aiNote && (
        <p className="mt-2 max-w-[66ch] wrap-anywhere" lang={languageOf(aiNote)}>
          {t.note(aiNote)}
        </p>
      )}
      {isOpen && (
        <p className="mt-4">
          <button
            type="button"
            className="btn btn-ghost"
            aria-expanded={isFormOpen}
            onClick={() => setFormOpen(!isFormOpen)}
          >
            {isFormOpen ? t.close : aiUse === null ? t.answer : t.open}
          </button>
        </p>
      )}
      {isOpen && isFormOpen && isLoadingError && (
        <LoadFailure message={t.loadFailed} onRetry={() => void refetch()} />
      )}
      {isOpen && isFormOpen && data?.declarations && (
        <DeclarationForm
          entry={entry}
          declarations={data.declarations}
          onSaved={() => {
            setFormOpen(false);
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
