import type { Schemas } from '@paattu/api-client';
import { ownerText } from '@paattu/shared/locales';
import { BusyButton } from '../../components/busy-button';
import { FocusedHeading } from '../../components/focused-heading';
import { useErrorSentences } from '../../lib/error-sentence';
import { useLanguageOf } from '../../lib/language';
import { useLocale, useTranslations } from '../../translations/use-translations';

interface ErasureQuestionProps {
  entry: Schemas['LinkedEntryDto'];
  /** Of the last attempt to confirm. */
  error: Error | null;
  isPending: boolean;
  onConfirm(): void;
}

/** What the link would erase, and what remains, before the button that confirms it. */
export function ErasureQuestion({ entry, error, isPending, onConfirm }: ErasureQuestionProps) {
  const { data, name, contest, noAnswer } = useTranslations('my-entry');
  const { sentenceOrNoAnswer } = useErrorSentences();
  const locale = useLocale();
  const contestTitle = ownerText(locale, entry.contestTitle, entry.contestTitleMalayalam);
  return (
    <>
      <FocusedHeading>{data.confirm.title}</FocusedHeading>
      <dl className="mt-3 grid gap-2">
        <Row name={name} value={entry.name} />
        <Row name={contest} value={contestTitle} />
      </dl>
      <p className="mt-4">{data.confirm.text}</p>
      <h2 className="mt-4 font-semibold">{data.remains}</h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {data.remainsItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3">
          {sentenceOrNoAnswer(error, noAnswer)}
        </p>
      )}
      <BusyButton className="btn mt-6" busy={isPending} onClick={onConfirm}>
        {isPending ? data.confirm.busy : data.confirm.button}
      </BusyButton>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  const languageOf = useLanguageOf();
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd lang={languageOf(value)} className="font-medium wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}
