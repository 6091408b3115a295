import { useEffect, useRef } from 'react';
import { useTranslations } from '../../translations/use-translations';
import type { Draft, Marks } from './drafts';
import { writeMark } from './mark';

interface MarkConflictProps {
  draft: Draft;
  onChoose(whose: 'mine' | 'theirs'): void;
}

/** Shows the marks of this device beside those that were saved elsewhere. */
export function MarkConflict({ draft, onChoose }: MarkConflictProps) {
  const t = useTranslations('jury').conflict;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (!draft.theirs) return null;
  return (
    <section aria-labelledby="jury-conflict" className="mb-6 border-l-3 border-kumkum bg-cloth-2 p-4">
      <h2 id="jury-conflict" ref={title} tabIndex={-1} className="text-lg outline-none">
        {t.title}
      </h2>
      <p className="mt-2">{t.text}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side title={t.here} marks={draft} button={t.keepHere} onChoose={() => onChoose('mine')} />
        <Side title={t.there} marks={draft.theirs} button={t.keepThere} onChoose={() => onChoose('theirs')} />
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  marks: Marks;
  button: string;
  onChoose(): void;
}

function Side({ title, marks, button, onChoose }: SideProps) {
  const t = useTranslations('jury');
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <dl className="my-2 grid grid-cols-[auto_1fr] gap-x-4">
        {(['rendition', 'engagement'] as const).map((key) => (
          <div key={key} className="contents">
            <dt className="text-ink-2">{t.criteria[key]}</dt>
            <dd className="font-medium">{marks[key] === null ? t.noMark : writeMark(marks[key])}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-ghost" onClick={onChoose}>
        {button}
      </button>
    </div>
  );
}
